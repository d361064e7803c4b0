'use client'
import type { Locale } from '#i18n/locales.ts'

/** What somebody may do beside looking; the origin decides it again with every call. */
type Role = 'visitor' | 'staff'

/** Who is logged in. `guest`: nobody, as far as is known. `account` is what their account is called. */
export type Session =
  | { status: 'guest'; loginUrl: string | undefined }
  | { status: 'logged-in'; name: string; account: string; roles: readonly Role[] }

const unknown: Session = { status: 'guest', loginUrl: undefined }

let session: Session = unknown
let isAsked = false
const listeners = new Set<() => void>()

export const readSession = (): Session => session
export const readSessionOnServer = (): Session => unknown

/** Hears whenever it is another one: found out, ended by the origin (401), or changed in another tab. */
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
    import('./session-calls.ts')
      .then(({ followSession }) => followSession(locale))
      // Nothing changes for a visitor of whom nothing is known.
      .catch((error: unknown) => console.warn('Who is logged in could not be asked.', error))
  }, 0)
  return () => clearTimeout(timer)
}

export function setSession(found: Session): void {
  session = found
  for (const listener of listeners) listener()
}
