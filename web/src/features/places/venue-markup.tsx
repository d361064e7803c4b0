import type { VenuePageQuery } from '#graphql/generated/graphql.ts'
import { findHouse, postalAddress } from '#components/markup/house.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import type { Locale } from '#i18n/locales.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { JsonLd } from '#ui/json-ld.tsx'

/** Structured data of a venue. */
export async function VenueMarkup(props: {
  venue: NonNullable<VenuePageQuery['venue']>
  locale: Locale
}) {
  const { venue, locale } = props
  const { siteUrl } = await findHouse(locale)
  const { latitude, longitude } = venue
  const seats = venue.rooms.reduce((sum, room) => sum + room.seats, 0)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'PerformingArtsTheater',
    name: venue.name,
    description: plainText(venue.description) || venue.name,
    url: siteUrl + slugPaths('venues-slug-id', venue)[locale],
    image: siteUrl + siteFiles.socialPicture.url,
    address: postalAddress(venue),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(seats > 0 && { maximumAttendeeCapacity: seats }),
  }
  return <JsonLd data={data} />
}
