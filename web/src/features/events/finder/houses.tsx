import { getTranslations } from 'next-intl/server'
import { programmeAddress } from '#features/events/filter/programme-address.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Houses_queryFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { HousesMap, scaleKm } from './houses-map.tsx'
import styles from './houses.module.css'
import { townsOnMap } from './towns-on-map.ts'

/** The houses on a drawn map, and the same as a list: by town, with the number of their events. */
export async function Houses(props: {
  query: FragmentType<typeof Houses_queryFragmentDoc>
  locale: Locale
}) {
  const { locale } = props
  const t = await getTranslations('home.houses')
  const { venues, eventCounts } = readFragment(Houses_queryFragmentDoc, props.query)
  const counts = new Map(eventCounts?.venues.map(({ number, count }) => [number, count]))
  const { towns, kilometre } = townsOnMap(venues ?? [])
  if (towns.length === 0) return null
  return (
    <section className={styles.houses} aria-labelledby="houses">
      <h2 id="houses" className={styles.heading}>
        {t('title')}
      </h2>
      <div className={styles.columns}>
        {kilometre > 0 && (
          <HousesMap
            towns={towns}
            kilometre={kilometre}
            scaleLabel={t('kilometres', { count: scaleKm })}
          />
        )}
        <ol className={styles.towns}>
          {towns.map((town, index) => (
            <li key={town.name} className={styles.town}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.name}>{town.name}</h3>
              <ul>
                {town.houses.map(({ number, slug, name }) => (
                  <li key={number} className={styles.house}>
                    <SiteLink href={pathFor('venues-slug-id', { slug, number }, locale)}>
                      {name}
                    </SiteLink>
                    {(counts.get(number) ?? 0) > 0 && (
                      <SiteLink
                        className={styles.dates}
                        href={programmeAddress({ venue: number }, locale)}
                      >
                        {t('dates', { count: counts.get(number)! })}
                        <span className="visually-hidden"> ({name})</span>
                      </SiteLink>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
