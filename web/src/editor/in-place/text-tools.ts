/** The element in which the tools of a text on the page are drawn: they are beside the page, so that they cover nothing of it. */
export type TextTools = {
  place(): HTMLElement | null
  setPlace(element: HTMLElement | null): void
  subscribe(listener: () => void): () => void
}

export function createTextTools(): TextTools {
  let place: HTMLElement | null = null
  const listeners = new Set<() => void>()
  return {
    place: () => place,
    setPlace(element) {
      place = element
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
