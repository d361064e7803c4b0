import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { HandObserver } from './hand-observer.ts'

Object.assign(globalThis, { IntersectionObserver: HandObserver })

afterEach(cleanup)

// jsdom has no layout: everything is shown, and nothing ever comes into view; no wish of the visitor is known. Tests that need more replace these.
if ('window' in globalThis) {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) })
  Element.prototype.checkVisibility = () => true
  globalThis.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
}
