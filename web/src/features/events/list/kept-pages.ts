/*
 * How many pages of the list were loaded, and how far it was scrolled, is kept with the entry of the history, so that
 * whoever comes back from another site finds the same place.
 */

type Kept = { programmePages?: number; programmeTop?: number | undefined }

/** Pages that were loaded the last time at this entry of the history. */
export const readKeptPages = () => (history.state as Kept | null)?.programmePages ?? 1

export function keepPages(pages: number): void {
  if (readKeptPages() < pages) keep({ programmePages: pages })
}

/** From now on, leaving the site keeps the place. */
export function keepPlaceOnLeaving(): () => void {
  const keepPlace = () => {
    if (readKeptPages() === 1) return
    keep({ programmeTop: Math.round(scrollY) })
    // The browser would go on looking for its own idea of the place while the pages of the list come in.
    history.scrollRestoration = 'manual'
  }
  addEventListener('pagehide', keepPlace)
  return () => removeEventListener('pagehide', keepPlace)
}

/** Scrolls back to where the visitor has left the site, unless they have moved since. */
export function returnToPlace(): void {
  const top = (history.state as Kept | null)?.programmeTop
  if (top && scrollY < top) scrollTo({ top, behavior: 'instant' })
  keep({ programmeTop: undefined })
  history.scrollRestoration = 'auto'
}

function keep(kept: Kept): void {
  history.replaceState({ ...history.state, ...kept }, '')
}
