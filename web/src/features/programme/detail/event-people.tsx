import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { type ContributorGroup, EventPeople_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './event-people.module.css'

const groups: readonly ContributorGroup[] = ['TEAM', 'CAST']

/** Who makes the evening: behind the stage first, then on it. Several people of one role share its line. */
export async function EventPeople(props: {
  event: FragmentType<typeof EventPeople_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const { contributors } = readFragment(EventPeople_eventFragmentDoc, props.event)
  const headings = { TEAM: t('team'), CAST: t('cast') }
  return groups.map((group) => {
    const people = contributors.filter((contributor) => contributor.group === group)
    if (people.length === 0) return null
    return (
      <section key={group}>
        <h2 className={styles.heading}>{headings[group]}</h2>
        <dl className={styles.people}>
          {[...Map.groupBy(people, ({ role }) => role)].map(([role, inRole]) => (
            <div key={role}>
              <dt>{role}</dt>
              {inRole.map(({ personId, name }) => (
                <dd key={personId}>{name}</dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    )
  })
}
