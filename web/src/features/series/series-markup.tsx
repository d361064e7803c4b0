import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EventDates_eventFragmentDoc,
  EventRow_eventFragmentDoc,
  type SeriesPageQuery,
} from '#graphql/generated/graphql.ts'
import { eventPlaces } from '#components/markup/event-places.ts'
import { findHouse, organizationReference } from '#components/markup/house.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { languageTag, type Locale } from '#i18n/locales.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { JsonLd } from '#ui/json-ld.tsx'

type Series = NonNullable<SeriesPageQuery['series']>[number]

/** Structured data of a series: of events while there are any ahead. */
export async function SeriesMarkup(props: {
  series: Series
  events: SeriesPageQuery['events']
  locale: Locale
}) {
  const { series, events, locale } = props
  const house = await findHouse(locale)
  const days = (events?.nodes ?? []).map(
    (node) =>
      readFragment(EventRow_eventFragmentDoc, readFragment(EventDates_eventFragmentDoc, node)).day,
  )
  const data = {
    '@context': 'https://schema.org',
    name: series.name,
    description: plainText(series.description) || series.name,
    url: house.siteUrl + slugPaths('series-slug-id', series)[locale],
    image: [house.siteUrl + siteFiles.socialPicture.url],
    inLanguage: languageTag[locale],
    ...(days.length > 0
      ? {
          '@type': 'EventSeries',
          startDate: days[0],
          endDate: days.at(-1),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: eventPlaces(events?.nodes ?? [], house),
          organizer: organizationReference(house),
          performer: [{ '@type': 'PerformingGroup', name: house.name }],
        }
      : { '@type': 'CreativeWorkSeries', publisher: organizationReference(house) }),
  }
  return <JsonLd data={data} />
}
