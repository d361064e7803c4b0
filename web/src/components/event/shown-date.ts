import { bookingStatus } from './booking-state.ts'
import type { OtherDates_eventFragment } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'

type ListedEvent = Pick<
  OtherDates_eventFragment,
  'number' | 'slug' | 'sale' | 'schedule' | 'ticketUrl' | 'room' | 'venue'
>

/** An event as a row of a list of dates: link, venue, availability. */
export function shownDate<Of extends ListedEvent>(event: Of, locale: Locale) {
  const { number, slug, ticketUrl, room, venue } = event
  const status = bookingStatus(event)
  return {
    ...event,
    status,
    href: pathFor('events-slug-id', { slug, number }, locale),
    places: [room?.name, venue.name],
    isOnSale: status === 'ON_SALE',
    ticketUrl,
  }
}
