type Watch = { element: Element; margin: string; tell: IntersectionObserverCallback }

let watches: Watch[] = []

/** Stands in for the browser's observer of what comes into view, which jsdom does not have: it tells when it is told. */
export class HandObserver {
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

/** Whatever is watched with this margin comes near. */
export function comeNear(margin: string): void {
  for (const { element, tell } of watches.filter((watch) => watch.margin === margin)) {
    const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry
    tell([entry], {} as IntersectionObserver)
  }
}
