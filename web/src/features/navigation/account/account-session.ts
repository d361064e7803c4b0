'use client'
import type { Locale } from '#i18n/locales.ts'

/** `guest`: nobody, as far as is known. `account` is what the account of who is logged in is called. */
export type Session =
  | { status: 'guest'; loginUrl: string | undefined }
  | { status: 'logged-in'; name: string; account: string }

const unknown: Session = { status: 'guest', loginUrl: undefined }

let session: Session = unknown
let isAsked = false
const listeners = new Set<() => void>()

export const readSession = (): Session => session
export const readSessionOnServer = (): Session => unknown

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Finds out who visits, once for a document, when the browser has nothing else to do. Pages are the same for all. Who has no
 * `csrftoken` never had a session, which is set along with it: that visitor loads nothing.
 */
export function askForSession(locale: Locale): () => void {
  if (isAsked || !/(^|; )csrftoken=/.test(document.cookie)) return () => undefined
  const timer = setTimeout(() => {
    isAsked = true
    import('./account-calls.ts')
      .then(({ findSession }) => findSession(locale))
      .then(setSession)
      // Nothing changes for a visitor of whom nothing is known.
      .catch((error: unknown) => console.warn('Who is logged in could not be asked.', error))
  }, 0)
  return () => clearTimeout(timer)
}

function setSession(found: Session): void {
  session = found
  for (const listener of listeners) listener()
}
