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
  for (const watch of watches.filter((one) => one.margin === margin)) report(watch, [true])
}

/** Tells all observers of an element, in one report each, that it came into view or left it, one after the other. */
export function moveInView(element: Element, ...isInView: boolean[]): void {
  for (const watch of watches.filter((one) => one.element === element)) report(watch, isInView)
}

/** How many observers observe something. */
export const countObservers = (): number => new Set(watches.map(({ tell }) => tell)).size

function report({ element, tell }: Watch, isInView: readonly boolean[]): void {
  const entries = isInView.map(
    (isIntersecting) =>
      ({ isIntersecting, target: element }) as unknown as IntersectionObserverEntry,
  )
  tell(entries, {} as IntersectionObserver)
}
