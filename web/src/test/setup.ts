import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { HandObserver } from './hand-observer.ts'

// What is loaded on demand takes its time where many tests run at once.
configure({ asyncUtilTimeout: 5000 })

// jsdom has no layout: everything is shown, and comes into view when a test says so (`comeNear`); no wish of the visitor is known.
if ('window' in globalThis) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  Element.prototype.checkVisibility = () => true
}
Object.assign(globalThis, { IntersectionObserver: HandObserver })

afterEach(cleanup)
