import { adminSessionPath } from '@foyer/schema/paths/admin-paths.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import { currentLocale } from '#words/i18n-provider.ts'
import { callOrigin } from './call-origin.ts'

export type Session = {
  is_logged_in: boolean
  roles: Role[]
  username: string | null
  first_name: string | null
  last_name: string | null
}

let reading: Promise<Session> | undefined

/** Who is logged in. Asked once, and again after a log-in or when the session has ended. */
export function readSession(): Promise<Session> {
  reading ??= (callOrigin(adminSessionPath(currentLocale(), 'details')) as Promise<Session>).catch(
    (error: unknown) => {
      reading = undefined
      throw error
    },
  )
  return reading
}

export function forgetSession(): void {
  reading = undefined
}

export async function logIn(credentials: { username: string; password: string }): Promise<Session> {
  // Sets the token that the log-in repeats.
  await callOrigin(adminSessionPath(currentLocale(), 'details'))
  const session = await callOrigin(adminSessionPath(currentLocale(), 'log-in'), {
    method: 'POST',
    body: credentials,
  })
  reading = Promise.resolve(session as Session)
  return session as Session
}

export async function logOut(): Promise<void> {
  forgetSession()
  await callOrigin(adminSessionPath(currentLocale(), 'log-out'), { method: 'POST', body: {} })
}
