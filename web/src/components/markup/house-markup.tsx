import { languageTag, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { findHouse, organizationJsonLd, organizationReference } from './house.ts'

/** Structured data of the site: the organization, and the website with its search. */
export async function HouseMarkup({ locale }: { locale: Locale }) {
  const house = await findHouse(locale)
  const { name, siteUrl } = house
  const website = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    url: siteUrl + pathFor('index', {}, locale),
    inLanguage: languageTag[locale],
    publisher: organizationReference(house),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}${pathFor('search', {}, locale)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  return (
    <>
      <JsonLd data={organizationJsonLd(house)} />
      <JsonLd data={website} />
    </>
  )
}
