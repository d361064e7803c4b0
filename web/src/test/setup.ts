import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { FakeIntersectionObserver } from './fake-intersection-observer.ts'

// Lazy-loaded parts take their time where many tests run at once.
configure({ asyncUtilTimeout: 5000 })

// jsdom has no layout: everything is visible, and enters the viewport when a test says so (`enterViewport`); media queries
// of preferences do not match.
if ('window' in globalThis) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  Element.prototype.checkVisibility = () => true
}
Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver })

afterEach(cleanup)
