/** A link that stays in view: `link` is its target, and `url` identifies it. */
export type StickyItem = {
  kind: 'link' | 'ticket'
  text: string
  link: string
  url: string
  /** The number of the event whose booking widget it opens. */
  ticketsOf?: number | undefined
}

let items: readonly StickyItem[] = []
const listeners = new Set<() => void>()

/** The sticky items of the current page, in the order in which they were added. */
export const readStickyItems = () => items

/** Adds an item; one with the same address is replaced. */
export function addStickyItem(item: StickyItem): void {
  set([...items.filter(({ url }) => url !== item.url), item])
}

export function removeStickyItem(url: string): void {
  set(items.filter((item) => item.url !== url))
}

export function subscribeToStickyItems(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly StickyItem[]): void {
  items = next
  for (const listener of listeners) listener()
}
