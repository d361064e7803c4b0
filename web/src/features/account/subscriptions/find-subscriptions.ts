import 'server-only'
import { OwnSubscriptionsDocument, type OwnSubscriptionsQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'

export type OwnSubscription = NonNullable<
  OwnSubscriptionsQuery['userSubscriptions']
>['subscriptions'][number]

/** The subscriptions of the visitor who sent these headers; none for who is not logged in, undefined if they cannot be loaded. */
export async function findSubscriptions(
  locale: Locale,
  headers: Headers,
): Promise<readonly OwnSubscription[] | undefined> {
  const variables = { locale: graphLocale(locale) }
  try {
    const { userSubscriptions } = await createVisitorClient(headers).execute(
      OwnSubscriptionsDocument,
      variables,
    )
    return userSubscriptions?.subscriptions ?? []
  } catch {
    // The page says so, and the gateway has logged why.
    return undefined
  }
}
