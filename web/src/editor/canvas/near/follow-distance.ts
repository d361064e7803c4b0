type Tell = (isNear: boolean) => void

/** By margin. One observer for all parts: browsers take longer for each observer, in every frame, than for each part. */
const observers = new Map<string, { observer: IntersectionObserver; parts: Map<Element, Tell> }>()

/**
 * Says when a part of the page comes as near to the viewport as `margin` (as in `rootMargin`), and when it is farther away again; at first how
 * it is. Returns what ends it.
 */
export function followDistance(part: Element, margin: string, tell: Tell): () => void {
  const { observer, parts } = observers.get(margin) ?? observe(margin)
  parts.set(part, tell)
  observer.observe(part)
  return () => {
    observer.unobserve(part)
    parts.delete(part)
    if (parts.size > 0) return
    observer.disconnect()
    observers.delete(margin)
  }
}

function observe(margin: string) {
  const parts = new Map<Element, Tell>()
  const observer = new IntersectionObserver(
    (entries) => {
      // Of a part that has moved several times the last entry counts.
      const current = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]))
      for (const [part, isNear] of current) parts.get(part)?.(isNear)
    },
    // In a frame too, where the margin would otherwise be that of the window around it.
    { root: document, rootMargin: margin },
  )
  const made = { observer, parts }
  observers.set(margin, made)
  return made
}
