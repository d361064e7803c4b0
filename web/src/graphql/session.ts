'use client'

/** What a visitor may do beside reading; the origin checks it again with every call. */
type Role = 'visitor' | 'staff'

/** Who is logged in. `guest`: nobody, as far as is known. `account` is the name of the account. */
export type Session =
  | { status: 'guest'; loginUrl: string | undefined }
  | { status: 'logged-in'; name: string; account: string; roles: readonly Role[] }

const unknown: Session = { status: 'guest', loginUrl: undefined }

let session: Session = unknown
const listeners = new Set<() => void>()

export const readSession = (): Session => session
export const readSessionOnServer = (): Session => unknown

/** Called whenever the session changes: loaded, ended by the origin (401), or changed in another tab. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function setSession(found: Session): void {
  session = found
  for (const listener of listeners) listener()
}
