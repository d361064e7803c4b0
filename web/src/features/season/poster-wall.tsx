import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType } from '#graphql/generated/fragment-masking.ts'
import type { ProductionPoster_productionFragmentDoc } from '#graphql/generated/graphql.ts'
import { variant } from '#lib/design/variant.ts'
import styles from './poster-wall.module.css'
import { SeasonPoster } from './season-poster.tsx'

type Production = { number: number } & FragmentType<typeof ProductionPoster_productionFragmentDoc>

/** The season as a wall of posters of unequal sizes. */
export async function PosterWall(props: { productions: readonly Production[]; locale: Locale }) {
  const t = await getTranslations('home')
  if (props.productions.length === 0) return null
  return (
    <section aria-labelledby="season">
      <h2 id="season" className={styles.heading}>
        {t(`season.${variant}`)}
      </h2>
      <ul className={styles.wall}>
        {props.productions.map((production) => (
          <li key={production.number}>
            <SeasonPoster production={production} locale={props.locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}
