import 'server-only'
import { OwnOrdersDocument, type OwnOrdersQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import { findProfile } from '#features/account/find-profile.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnOrder = NonNullable<OwnOrdersQuery['userOrders']>['orders'][number]

/** `unknown`: they cannot be loaded at the moment. */
type OwnOrders =
  { status: 'guest' | 'unknown' } | { status: 'logged-in'; orders: readonly OwnOrder[] }

/** The orders of the visitor who sent these headers, the latest first. */
export async function findOrders(locale: Locale, headers: Headers): Promise<OwnOrders> {
  const { status } = await findProfile(locale, headers)
  if (status !== 'logged-in') return { status }
  try {
    const variables = { locale: graphLocale(locale) }
    const { userOrders } = await createVisitorClient(headers).execute(OwnOrdersDocument, variables)
    return { status, orders: userOrders?.orders ?? [] }
  } catch {
    // The page says so, and the gateway has logged why.
    return { status: 'unknown' }
  }
}
