import 'server-only'
import { ProfileDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'

/** Details of an account; empty where unknown. */
export type Profile = { name: string; email: string; username: string }

/** `unknown`: it cannot be loaded at the moment. */
export type Visitor = { status: 'guest' | 'unknown' } | { status: 'logged-in'; profile: Profile }

/** The account of the visitor who sent these headers. */
export async function findProfile(locale: Locale, headers: Headers): Promise<Visitor> {
  try {
    const variables = { locale: graphLocale(locale) }
    const { currentUser } = await createVisitorClient(headers).execute(ProfileDocument, variables)
    if (!currentUser) return { status: 'unknown' }
    if (!currentUser.isLoggedIn) return { status: 'guest' }
    const { firstName, lastName, email, username } = currentUser
    const name = [firstName, lastName].filter(Boolean).join(' ')
    return {
      status: 'logged-in',
      profile: { name, email: email ?? '', username: username ?? '' },
    }
  } catch {
    // The page says so, and the gateway has logged why.
    return { status: 'unknown' }
  }
}
