import 'server-only'
import { OwnSessionsDocument, type OwnSessionsQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import { findProfile } from '#features/account/find-profile.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnSession = NonNullable<OwnSessionsQuery['userSessions']>['sessions'][number]

/** `unknown`: they cannot be loaded at the moment. */
export type Settings =
  { status: 'guest' | 'unknown' } | { status: 'logged-in'; sessions: readonly OwnSession[] }

/** The settings of the visitor who sent these headers. */
export async function findSettings(locale: Locale, headers: Headers): Promise<Settings> {
  const { status } = await findProfile(locale, headers)
  if (status !== 'logged-in') return { status }
  try {
    const variables = { locale: graphLocale(locale) }
    const { userSessions } = await createVisitorClient(headers).execute(
      OwnSessionsDocument,
      variables,
    )
    return { status, sessions: userSessions?.sessions ?? [] }
  } catch {
    // The page says so, and the gateway has logged why.
    return { status: 'unknown' }
  }
}
