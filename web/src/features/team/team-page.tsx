import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import type { TeamQuery } from '#graphql/generated/graphql.ts'
import { env } from '#lib/env.ts'
import { TeamMember } from './team-member.tsx'
import styles from './team-page.module.css'

type Person = NonNullable<TeamQuery['persons']>['results'][number]

/** The people of the house by category; one variant folds the categories. */
export async function TeamPage(props: { persons: readonly Person[]; locale: Locale }) {
  const t = await getTranslations('team')
  const categories = [...Map.groupBy(props.persons, ({ category }) => category?.name ?? '')]
  const isFolded = env.SITE_VARIANT === 'region'
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {categories.length === 0 && <p>{t('nobody')}</p>}
      {categories.map(([name, persons], index) => {
        const members = (
          <ul className={styles.members}>
            {persons.map((person) => (
              <li key={person.id}>
                <TeamMember person={person} locale={props.locale} />
              </li>
            ))}
          </ul>
        )
        if (!isFolded) {
          return (
            <section key={name} className={styles.category}>
              <h2 className={styles.heading}>{name}</h2>
              {members}
            </section>
          )
        }
        return (
          <details key={name} className={styles.folded} open={index === 0}>
            <summary>
              <h2 className={styles.heading}>{name}</h2>
              <span className={styles.count}>{t('count', { count: persons.length })}</span>
            </summary>
            {members}
          </details>
        )
      })}
    </div>
  )
}
