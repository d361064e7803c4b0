type OnChange = (isNear: boolean) => void

/** By margin. One observer for all parts: browsers take longer for each observer, in every frame, than for each part. */
const observers = new Map<
  string,
  { observer: IntersectionObserver; parts: Map<Element, OnChange> }
>()

/**
 * Calls back when a part of the page comes as near to the viewport as `margin` (a `rootMargin`), and when it is farther away again; also
 * once at the start. Returns the function that ends it.
 */
export function followDistance(part: Element, margin: string, onChange: OnChange): () => void {
  const { observer, parts } = observers.get(margin) ?? observe(margin)
  parts.set(part, onChange)
  observer.observe(part)
  return () => {
    // Ended before; the part may be followed again by now.
    if (parts.get(part) !== onChange) return
    observer.unobserve(part)
    parts.delete(part)
    if (parts.size > 0) return
    observer.disconnect()
    observers.delete(margin)
  }
}

function observe(margin: string) {
  const parts = new Map<Element, OnChange>()
  const observer = new IntersectionObserver(
    (entries) => {
      // Of a part that has moved several times the last entry counts.
      const current = new Map(entries.map(({ target, isIntersecting }) => [target, isIntersecting]))
      for (const [part, isNear] of current) parts.get(part)?.(isNear)
    },
    // In a frame too, where the margin would otherwise be that of the window around it.
    { root: document, rootMargin: margin },
  )
  const entry = { observer, parts }
  observers.set(margin, entry)
  return entry
}
