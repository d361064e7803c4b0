import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { HandObserver } from './hand-observer.ts'

Object.assign(globalThis, { IntersectionObserver: HandObserver })

afterEach(cleanup)
