type Watch = { element: Element; margin: string; tell: IntersectionObserverCallback }

let watches: Watch[] = []

/** A fake IntersectionObserver, which jsdom does not have: the test decides when its callback is called. */
export class FakeIntersectionObserver {
  readonly #tell: IntersectionObserverCallback
  readonly #margin: string

  constructor(tell: IntersectionObserverCallback, { rootMargin = '' } = {}) {
    this.#tell = tell
    this.#margin = rootMargin
  }

  observe(element: Element): void {
    watches.push({ element, margin: this.#margin, tell: this.#tell })
  }

  unobserve(element: Element): void {
    watches = watches.filter((watch) => watch.element !== element || watch.tell !== this.#tell)
  }

  disconnect(): void {
    watches = watches.filter(({ tell }) => tell !== this.#tell)
  }
}

/** Brings everything that is observed with this margin into view. */
export function enterViewport(margin: string): void {
  for (const { element, tell } of watches.filter((watch) => watch.margin === margin)) {
    const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry
    tell([entry], {} as IntersectionObserver)
  }
}
