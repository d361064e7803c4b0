import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type EventPlaces_eventFragment,
  EventPlaces_eventFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { type House, organizationPlace, postalAddress } from './house.ts'

type Venue = Omit<EventPlaces_eventFragment['venue'], 'number' | '__typename'>

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

/** A venue, or a room in it by a name of its own, as a place in structured data. */
export function venuePlace(venue: Venue, name = venue.name) {
  const { latitude, longitude } = venue
  return {
    '@type': 'Place',
    name,
    address: postalAddress(venue),
    ...(latitude !== null &&
      longitude !== null && {
        geo: { '@type': 'GeoCoordinates', latitude, longitude } as const,
      }),
  } as const
}
