/** What visitors can agree to, by what for [9]. What is required needs no consent. */
export type ConsentCategory = 'required' | 'tracking' | 'media' | 'marketing'

// Only what runs in the browser may change it; on the server it stays empty, so that no visitor's choice reaches another's
// page. The consent manager remembers it beyond the page (`features/consent`).
let granted: ReadonlySet<ConsentCategory> = new Set()
const listeners = new Set<() => void>()

/** Whether the visitor has agreed to a category. Always so for `required`. */
export function hasConsent(category: ConsentCategory): boolean {
  return category === 'required' || granted.has(category)
}

export function grantConsent(category: ConsentCategory): void {
  settleConsent([...granted, category])
}

/** Takes a consent back: what was loaded by it goes away at once. */
export function withdrawConsent(category: ConsentCategory): void {
  settleConsent([...granted].filter((other) => other !== category))
}

/** Says at once what has consent and what has none. */
export function settleConsent(categories: readonly ConsentCategory[]): void {
  if (typeof window === 'undefined') throw new Error('Only visitors’ browsers know a consent.')
  const settled = new Set(categories)
  if (settled.size === granted.size && categories.every((category) => granted.has(category))) return
  granted = settled
  for (const listener of listeners) listener()
}

/** Tells of every change; the answer stops that. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
