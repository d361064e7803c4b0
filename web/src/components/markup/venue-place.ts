import type { EventPlaces_eventFragment } from '#graphql/generated/graphql.ts'
import { postalAddress } from './house.ts'

type Venue = Omit<EventPlaces_eventFragment['venue'], 'number' | '__typename'>

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
