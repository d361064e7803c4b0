import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  Contributors_contributorFragmentDoc,
  ProductionFacts_productionFragmentDoc,
  type ProductionPageQuery,
} from '#graphql/generated/graphql.ts'
import { eventPlaces } from '#components/markup/event-places.ts'
import { findHouse, organizationReference } from '#components/markup/house.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { languageTag, type Locale } from '#i18n/locales.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { JsonLd } from '#ui/json-ld.tsx'

const maxPerformers = 50

/** Structured data of a production: a series of events while it has dates, else a work. */
export async function ProductionMarkup(props: {
  production: NonNullable<ProductionPageQuery['production']>
  locale: Locale
}) {
  const { production, locale } = props
  const house = await findHouse(locale)
  const { siteUrl } = house
  const { dateFirst, dateLast } = readFragment(ProductionFacts_productionFragmentDoc, production)
  const contributors = readFragment(Contributors_contributorFragmentDoc, production.contributors)
  const cast = contributors.flatMap(({ group, person }) =>
    group === 'CAST' && person ? [person.name] : [],
  )
  const performer =
    cast.length > 0
      ? [...new Set(cast)].slice(0, maxPerformers).map((name) => ({ '@type': 'Person', name }))
      : [{ '@type': 'PerformingGroup', name: production.promoter || house.name }]
  const organizer = production.promoter
    ? { '@type': 'Organization', name: production.promoter }
    : organizationReference(house)
  const data = {
    '@context': 'https://schema.org',
    name: production.title,
    description:
      production.teaser ||
      production.subtitle ||
      plainText(production.description) ||
      production.title,
    url: siteUrl + slugPaths('productions-slug-id', production)[locale],
    image: [siteUrl + (socialPicture(production.image) ?? siteFiles.socialPicture).url],
    inLanguage: languageTag[locale],
    ...(production.genre && { genre: production.genre.name }),
    ...(dateFirst
      ? {
          '@type': 'EventSeries',
          startDate: dateFirst,
          ...(dateLast && { endDate: dateLast }),
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: eventPlaces(production.events, house),
          performer,
          organizer,
        }
      : { '@type': 'CreativeWork', contributor: performer, producer: organizer }),
  }
  return <JsonLd data={data} />
}
