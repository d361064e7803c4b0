import { getTranslations } from 'next-intl/server'
import { programmeAddress } from '#features/events/filter/programme-address.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Houses_queryFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { byDistance } from './distance.ts'
import { HousesMap, scaleKm } from './houses-map.tsx'
import styles from './houses.module.css'
import { TownList } from './town-list.tsx'
import { NearForm } from './near-form.tsx'
import { townsOnMap } from './towns-on-map.ts'

type HousesQuery = FragmentType<typeof Houses_queryFragmentDoc>

/** The number of the house that an address asks for, if there is one; `query` is that of the first page. */
export function findNear(query: URLSearchParams, houses: HousesQuery): number | undefined {
  const near = Number(query.get('near'))
  const { venues } = readFragment(Houses_queryFragmentDoc, houses)
  return venues?.some(({ number }) => number === near) ? near : undefined
}

/** The houses on a drawn map, and the same as a list: by town, with the number of their events, and by distance. */
export async function Houses(props: {
  query: HousesQuery
  /** The house from whose town distances are measured. */
  near: number | undefined
  locale: Locale
}) {
  const { locale, near } = props
  const t = await getTranslations('home.houses')
  const { venues, eventCounts } = readFragment(Houses_queryFragmentDoc, props.query)
  const counts = new Map(eventCounts?.venues.map(({ number, count }) => [number, count]))
  const { towns, kilometre } = townsOnMap(venues ?? [])
  if (towns.length === 0) return null
  const chosen = towns.find(({ houses }) => houses.some(({ number }) => number === near))
  return (
    <section className={styles.houses} aria-labelledby="houses">
      <h2 id="houses" className={styles.heading}>
        {t('title')}
      </h2>
      <div className={styles.columns}>
        {kilometre > 0 && (
          <HousesMap
            towns={towns}
            chosen={chosen}
            kilometre={kilometre}
            scaleLabel={t('kilometres', { count: scaleKm })}
          />
        )}
        <div>
          <NearForm towns={towns} near={near} locale={locale} />
          <TownList
            locale={locale}
            labels={{
              locate: t('locate'),
              privacy: t('privacy'),
              located: t('located'),
              notLocated: t('notLocated'),
            }}
            towns={byDistance(towns, chosen?.at).map(({ row: town, km }) => ({
              name: town.name,
              at: town.at,
              distance: km === undefined ? undefined : t('distance', { km }),
              marker: (
                <span className={styles.number} aria-hidden="true">
                  {towns.indexOf(town) + 1}
                </span>
              ),
              houses: (
                <ul>
                  {town.houses.map(({ number, slug, name }) => (
                    <li key={number} className={styles.house}>
                      <SiteLink href={pathFor('venues-slug-id', { slug, number }, locale)}>
                        {name}
                      </SiteLink>{' '}
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
              ),
            }))}
          />
        </div>
      </div>
    </section>
  )
}
