/** What visitors can agree to, by what for [9]. What is required needs no consent. */
export type ConsentCategory = 'required' | 'tracking' | 'media' | 'marketing'

// A choice holds for the visit: in the memory of this page, in no cookie and no storage. Only what runs in the browser may
// change it; on the server it stays empty, so that no visitor's choice reaches another's page.
const granted = new Set<ConsentCategory>()
const listeners = new Set<() => void>()

/** Whether the visitor has agreed to a category. Always so for `required`. */
export function hasConsent(category: ConsentCategory): boolean {
  return category === 'required' || granted.has(category)
}

export function grantConsent(category: ConsentCategory): void {
  change(() => granted.add(category))
}

/** Takes a consent back: what was loaded by it goes away at once. */
export function withdrawConsent(category: ConsentCategory): void {
  change(() => granted.delete(category))
}

/** Tells of every change; the answer stops that. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function change(deed: () => void): void {
  if (typeof window === 'undefined') throw new Error('Only visitors’ browsers know a consent.')
  deed()
  for (const listener of listeners) listener()
}
