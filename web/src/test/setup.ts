import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// jsdom has no layout: nothing ever comes into view, and no wish of the visitor is known.
class NothingInView {
  observe() {}
  unobserve() {}
  disconnect() {}
}

if (typeof window !== 'undefined') {
  Object.assign(window, {
    IntersectionObserver: NothingInView,
    matchMedia: () => ({ matches: false }),
  })
}
