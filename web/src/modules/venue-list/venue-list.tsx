import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { VenueList_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './venue-list.module.css'

/** Several venues with their addresses. Deleted ones are left out. */
export function VenueList(props: {
  module: FragmentType<typeof VenueList_moduleFragmentDoc>
  locale: Locale
}) {
  const { items } = readFragment(VenueList_moduleFragmentDoc, props.module)
  const venues = items.flatMap(({ venue }, index) => (venue ? [{ ...venue, index }] : []))
  if (venues.length === 0) return null
  return (
    <ul className={styles.list}>
      {venues.map(({ number, slug, name, street, postcode, city, index }) => (
        <li key={index} className={styles.venue}>
          <p className={styles.name}>
            <SiteLink href={pathFor('venues-slug-id', { slug, number }, props.locale)}>
              {name}
            </SiteLink>
          </p>
          <address className={styles.address}>
            {street && `${street}, `}
            {postcode} {city}
          </address>
        </li>
      ))}
    </ul>
  )
}
