/* The number of loaded pages and the scroll position are stored with the history entry, so that a visitor who comes back from another site finds the same place. */

type StoredPosition = { programmePages?: number; programmeTop?: number | undefined }

/** Pages that were loaded at this history entry before. */
export const readLoadedPages = () => (history.state as StoredPosition | null)?.programmePages ?? 1

export function storeLoadedPages(pages: number): void {
  if (readLoadedPages() < pages) store({ programmePages: pages })
}

/** From now on, leaving the site stores the position. */
export function storePositionOnLeave(): () => void {
  const storePosition = () => {
    if (readLoadedPages() === 1) return
    store({ programmeTop: Math.round(scrollY) })
    // The browser would restore its own scroll position while the pages of the list load.
    history.scrollRestoration = 'manual'
  }
  addEventListener('pagehide', storePosition)
  return () => removeEventListener('pagehide', storePosition)
}

/** Scrolls back to the stored position, unless the visitor has scrolled since. */
export function restorePosition(): void {
  const top = (history.state as StoredPosition | null)?.programmeTop
  if (top && scrollY < top) scrollTo({ top, behavior: 'instant' })
  store({ programmeTop: undefined })
  history.scrollRestoration = 'auto'
}

function store(position: StoredPosition): void {
  history.replaceState({ ...history.state, ...position }, '')
}
