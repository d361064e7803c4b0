import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import type { TeamQuery } from '#graphql/generated/graphql.ts'
import { design } from '#lib/design/design.ts'
import { variant } from '#lib/design/variant.ts'
import { groupSize } from './group-size.ts'
import { TeamCategory } from './team-category.tsx'
import { TeamMember } from './team-member.tsx'
import styles from './team-page.module.css'

type Person = NonNullable<TeamQuery['persons']>['nodes'][number]

/** The people of the theatre by category; one variant folds the categories [3]. */
export async function TeamPage(props: {
  persons: readonly Person[]
  /** From the CMS; the message where there is none. */
  headline: string | undefined
  locale: Locale
}) {
  const t = await getTranslations('team')
  const categories = Map.groupBy(props.persons, ({ category }) => category?.name ?? '')
  const folded = (index: number) => (index === 0 ? 'open' : 'closed')
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{props.headline ?? t(`title.${variant}`)}</h1>
      {categories.size === 0 && <p>{t('nobody')}</p>}
      {[...categories].map(([name, persons], index) => (
        <TeamCategory
          key={name}
          name={name}
          count={t('count', { count: persons.length })}
          size={groupSize(persons.length)}
          state={design.teamAccordion ? folded(index) : 'unfolded'}
        >
          {persons.map((person) => (
            <li key={person.number}>
              <TeamMember person={person} size={groupSize(persons.length)} locale={props.locale} />
            </li>
          ))}
        </TeamCategory>
      ))}
    </div>
  )
}
