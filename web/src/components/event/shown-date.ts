import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ShownDate_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { bookingStatus } from './booking-state.ts'

/** The fields of an event in a list of dates. */
export type DatedEvent = FragmentType<typeof ShownDate_eventFragmentDoc>

/** An event as a row of a list of dates: link, venue, availability. */
export function shownDate(dated: DatedEvent, locale: Locale) {
  const event = readFragment(ShownDate_eventFragmentDoc, dated)
  const { number, slug, room, venue } = event
  const status = bookingStatus(event)
  return {
    ...event,
    status,
    href: pathFor('events-slug-id', { slug, number }, locale),
    places: [room?.name, venue.name],
    isOnSale: status === 'ON_SALE',
  }
}
