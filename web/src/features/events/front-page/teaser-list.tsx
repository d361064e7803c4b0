import { getTranslations } from 'next-intl/server'
import type { HomeTeasersQuery } from '#graphql/generated/graphql.ts'
import { TeaserRow } from '#components/event/teaser-row.tsx'
import { variant } from '#lib/design/variant.ts'
import styles from './teaser-list.module.css'

const shown = 4

/** Teasers beside the events. Nothing when there is none. */
export async function TeaserList({ teasers }: { teasers: HomeTeasersQuery['teasers'] }) {
  const t = await getTranslations('home')
  if (!teasers?.length) return null
  return (
    <section className={styles.teasers} aria-labelledby="home-teasers">
      <h2 id="home-teasers" className={styles.heading}>
        {t(`teasers.${variant}`)}
      </h2>
      <ul>
        {teasers.slice(0, shown).map((teaser) => (
          <li key={teaser.number}>
            <TeaserRow teaser={teaser} />
          </li>
        ))}
      </ul>
    </section>
  )
}
