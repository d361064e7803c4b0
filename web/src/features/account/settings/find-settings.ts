import 'server-only'
import { OwnSettingsDocument, type OwnSettingsQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import { findProfile } from '#features/account/find-profile.ts'
import type { Details } from '#features/account/profile/details-form.tsx'
import { type Locale, locales } from '#i18n/locales.ts'

export type OwnSession = NonNullable<OwnSettingsQuery['userSessions']>['sessions'][number]

export type OwnPasskey = NonNullable<OwnSettingsQuery['passkeys']>['passkeys'][number]

export type OwnMailings = Pick<NonNullable<OwnSettingsQuery['mailings']>, 'newsletter'>

export type OwnProfile = { email: string; isEmailConfirmed: boolean; details: Details }

/** `passkeys`: undefined where the origin has none. `unknown`: they cannot be loaded at the moment. */
export type Settings =
  | { status: 'guest' | 'unknown' }
  | {
      status: 'logged-in'
      sessions: readonly OwnSession[]
      passkeys: readonly OwnPasskey[] | undefined
      /** Undefined where the origin has none. */
      profile: OwnProfile | undefined
      /** Undefined where the origin has none. */
      mailings: OwnMailings | undefined
    }

/** The settings of the visitor who sent these headers. */
export async function findSettings(locale: Locale, headers: Headers): Promise<Settings> {
  const { status } = await findProfile(locale, headers)
  if (status !== 'logged-in') return { status }
  try {
    const variables = { locale: graphLocale(locale) }
    const { userSessions, passkeys, userProfile, mailings } = await createVisitorClient(
      headers,
    ).execute(OwnSettingsDocument, variables)
    const sessions = userSessions?.sessions ?? []
    const profile = userProfile ? profileOf(userProfile, locale) : undefined
    return {
      status,
      sessions,
      passkeys: passkeys?.passkeys,
      profile,
      mailings: mailings ?? undefined,
    }
  } catch {
    // The page says so, and the gateway has logged why.
    return { status: 'unknown' }
  }
}

function profileOf(
  {
    email,
    isEmailConfirmed,
    firstName,
    lastName,
    language,
    accessNeeds,
    revision,
  }: NonNullable<OwnSettingsQuery['userProfile']>,
  locale: Locale,
): OwnProfile {
  return {
    email,
    isEmailConfirmed,
    details: {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      language: locales.find((one) => one === language.toLowerCase()) ?? locale,
      accessNeeds: accessNeeds ?? '',
      revision,
    },
  }
}
