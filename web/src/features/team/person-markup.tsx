import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  SocialPicture_imageFragmentDoc,
  type TeamMemberPageQuery,
} from '#graphql/generated/graphql.ts'
import { findHouse, organizationReference } from '#components/markup/house.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { languageTag, type Locale } from '#i18n/locales.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { JsonLd } from '#ui/json-ld.tsx'

/** Structured data of a person. */
export async function PersonMarkup(props: {
  person: NonNullable<TeamMemberPageQuery['person']>
  locale: Locale
}) {
  const { person, locale } = props
  const house = await findHouse(locale)
  const url = house.siteUrl + pathFor('team-slug-id', person, locale)
  const [portrait] = readFragment(SocialPicture_imageFragmentDoc, person.image)?.social ?? []
  const about = plainText(person.biography)
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: languageTag[locale],
    mainEntity: {
      '@type': 'Person',
      name: person.name,
      ...(person.firstName && { givenName: person.firstName }),
      ...(person.lastName && { familyName: person.lastName }),
      ...(person.profession && { jobTitle: person.profession }),
      ...(about && { description: about }),
      url,
      ...(portrait && { image: house.siteUrl + portrait.url }),
      worksFor: organizationReference(house),
    },
  }
  return <JsonLd data={data} />
}
