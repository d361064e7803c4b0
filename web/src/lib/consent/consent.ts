/** The categories of consent, by purpose [9]. What is required needs no consent. */
export type ConsentCategory = 'required' | 'tracking' | 'media' | 'marketing'

// Only code in the browser may change it; on the server it stays empty, so that one visitor's choice never reaches
// another's page. `features/consent` stores it beyond the page.
let granted: ReadonlySet<ConsentCategory> = new Set()
const listeners = new Set<() => void>()

/** Whether the visitor has consented to a category. Always true for `required`. */
export function hasConsent(category: ConsentCategory): boolean {
  return category === 'required' || granted.has(category)
}

export function grantConsent(category: ConsentCategory): void {
  setConsent([...granted, category])
}

/** Withdraws a consent: what was loaded by it is removed at once. */
export function withdrawConsent(category: ConsentCategory): void {
  setConsent([...granted].filter((other) => other !== category))
}

/** Sets which categories have consent, at once. */
export function setConsent(categories: readonly ConsentCategory[]): void {
  if (typeof window === 'undefined') throw new Error('Consent is known only in the browser.')
  const consented = new Set(categories)
  if (consented.size === granted.size && categories.every((category) => granted.has(category)))
    return
  granted = consented
  for (const listener of listeners) listener()
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
