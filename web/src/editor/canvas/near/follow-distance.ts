type OnChange = (isNear: boolean) => void

/**
 * Farther than browsers themselves lay out what they leave out far from the viewport, which is one and a half times its height, and usually
 * than they load pictures ahead of scrolling.
 */
const margin = '300% 0px'

const followed = new Map<Element, OnChange>()
/** One for all parts, and one distance for all that depends on it: browsers ask each observer for each part, in every frame. */
let observer: IntersectionObserver | undefined

/**
 * Calls back when a part of the page comes near to the viewport, and when it is farther away again; also once at the start. Returns the
 * function that ends it.
 */
export function followDistance(part: Element, onChange: OnChange): () => void {
  // In a frame too, where the margin would otherwise be that of the window around it.
  observer ??= new IntersectionObserver(tell, { root: document, rootMargin: margin })
  followed.set(part, onChange)
  observer.observe(part)
  return () => {
    // Ended before; the part may be followed again by now.
    if (followed.get(part) !== onChange) return
    followed.delete(part)
    observer?.unobserve(part)
    if (followed.size > 0) return
    observer?.disconnect()
    observer = undefined
  }
}

function tell(entries: readonly IntersectionObserverEntry[]): void {
  // Of a part that has moved several times the last entry counts.
  const current = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]))
  for (const [part, isNear] of current) followed.get(part)?.(isNear)
}
