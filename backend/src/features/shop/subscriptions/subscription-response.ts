import type { AccountSubscriptions } from '@foyer/schema/rest/subscription-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import type { EventRow } from '#catalogue/event-rows.ts'
import { eventResponse } from '#catalogue/event-response.ts'
import { seasonResponse, seriesSummary } from '#catalogue/option-shapes.ts'
import type { FoundSubscription, Offer } from './subscription-store.ts'

type Audience = { locale: Locale; siteUrl: string }

/** The series and season of a subscription or an offer. */
export const seriesInSeason = (
  { series, season }: Pick<Offer, 'series' | 'season'>,
  locale: Locale,
) => ({ series: seriesSummary(series, locale), season: seasonResponse(season) })

/** The subscriptions of an account and what can be added, for the box office. */
export function accountSubscriptionsResponse(
  { found, offers }: { found: readonly FoundSubscription[]; offers: readonly Offer[] },
  audience: Audience,
): z.output<typeof AccountSubscriptions> {
  const { locale } = audience
  const datesOf = (events: readonly EventRow[]) =>
    events.map((row) => subscriptionDate(row, audience))
  return {
    subscriptions: found.map((one) => ({
      ...seriesInSeason(one, locale),
      id: one.subscription.id,
      seat: one.subscription.seat,
      added_at: one.subscription.addedAt.toISOString(),
      dates: datesOf(one.events),
    })),
    offers: offers.map((offer) => ({
      ...seriesInSeason(offer, locale),
      dates: datesOf(offer.events),
    })),
  }
}

/** A date without what lists show around it. */
export function subscriptionDate(row: EventRow, audience: Audience) {
  const { id, title, production_id, day, time, occurrence } = eventResponse(row, {
    ...audience,
    series: [],
    tags: [],
    picture: undefined,
  })
  return { id, title, production_id, day, time, occurrence }
}
