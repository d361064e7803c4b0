import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventPlaces_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { type House, organizationPlace } from './house.ts'
import { venuePlace } from './venue-place.ts'

/** Where events take place, each venue once: one place, or a list of several. That of the organization while there are no events. */
export function eventPlaces(
  events: readonly FragmentType<typeof EventPlaces_eventFragmentDoc>[],
  house: House,
) {
  const venues = events.map((event) => readFragment(EventPlaces_eventFragmentDoc, event).venue)
  const places = [...new Map(venues.map((venue) => [venue.number, venue])).values()].map((venue) =>
    venuePlace(venue),
  )
  return places.length > 1 ? places : (places[0] ?? organizationPlace(house))
}
