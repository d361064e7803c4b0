import { afterEach } from 'vitest'
import { FakeIntersectionObserver } from './fake-intersection-observer.ts'

if ('window' in globalThis) {
  // Only here, since loading it takes longer than most tests that need no document.
  const { cleanup, configure } = await import('@testing-library/react')
  // Lazy-loaded parts take their time where many tests run at once.
  configure({ asyncUtilTimeout: 20_000 })
  // jsdom has no layout: everything is visible, and enters the viewport when a test says so (`enterViewport`); media queries
  // of preferences do not match.
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: FakeIntersectionObserver,
  })
  // Files run at once in threads of one process, and a channel reaches them all: each file has its own.
  const file = crypto.randomUUID()
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${file}.${name}`)
    }
  }
  Element.prototype.checkVisibility = () => true
  performance.getEntriesByType ??= () => []
  afterEach(cleanup)
}
