import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type { AccountSubscriptions } from '@foyer/schema/rest/subscription-operations.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { z } from 'zod'
import { useResponse } from '#generic/parts/use-response.ts'
import { callOrigin } from '#provider/call-origin.ts'
import { currentLocale } from '#words/i18n-provider.ts'

export type Subscriptions = z.output<typeof AccountSubscriptions>
export type Subscription = Subscriptions['subscriptions'][number]
export type Offer = Subscriptions['offers'][number]
type SubscriptionDate = Offer['dates'][number]

const pathOf = (account: number, locale: LocaleCode) =>
  adminApiPath(locale, `accounts/${account}/subscriptions/`)

/** The subscriptions of an account, and what can be added. */
export const useSubscriptions = (account: number, locale: LocaleCode) =>
  useResponse<Subscriptions>(pathOf(account, locale))

/** Adds, changes or removes a subscription; returns all of the account. */
export async function changeSubscriptions(
  account: number,
  path: string,
  body: object = {},
): Promise<Subscriptions> {
  const address = pathOf(account, currentLocale()) + path
  return (await callOrigin(address, { method: 'POST', body })) as Subscriptions
}

/** The first date of each production: what most subscriptions of a series are. */
export function firstDates(dates: readonly SubscriptionDate[]): number[] {
  const productions = new Set<number>()
  return dates.flatMap(({ id, production_id: production, occurrence }) => {
    if (occurrence === 'canceled' || (production !== null && productions.has(production))) return []
    if (production !== null) productions.add(production)
    return [id]
  })
}
