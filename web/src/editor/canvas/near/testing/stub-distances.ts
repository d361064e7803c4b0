import { vi } from 'vitest'

/** A browser that says how far away parts of the page are when the test says so. */
export function stubDistances() {
  const observers: { observed: Set<Element>; tell: IntersectionObserverCallback }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observed = new Set<Element>()
      readonly tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell
        observers.push(this)
      }
      observe(part: Element) {
        this.observed.add(part)
      }
      unobserve(part: Element) {
        this.observed.delete(part)
      }
      disconnect() {
        observers.splice(observers.indexOf(this), 1)
      }
    },
  )
  return {
    observers,
    /** Tells all who follow a part, with the entries of one report. */
    see(part: Element, ...isIntersecting: boolean[]) {
      const entries = isIntersecting.map(
        (isNear) =>
          ({ target: part, isIntersecting: isNear }) as unknown as IntersectionObserverEntry,
      )
      for (const { observed, tell } of observers.slice()) {
        if (observed.has(part)) tell(entries, {} as IntersectionObserver)
      }
    },
  }
}
