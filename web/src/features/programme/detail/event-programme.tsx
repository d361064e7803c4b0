import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventProgramme_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './event-programme.module.css'

/** Works with their movements, and the intervals between them, in order. */
export async function EventProgramme(props: {
  event: FragmentType<typeof EventProgramme_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const { programs } = readFragment(EventProgramme_eventFragmentDoc, props.event)
  if (programs.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('programme')}</h2>
      <ol className={styles.entries}>
        {programs.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a programme is never reordered, and intervals repeat
          <li key={index} data-kind={entry.kind}>
            {entry.composer && <p className={styles.composer}>{entry.composer}</p>}
            <p className={styles.work}>
              {entry.title || (entry.kind === 'INTERVAL' && t('interval'))}
              {entry.minutes && <small>{t('workMinutes', { minutes: entry.minutes })}</small>}
            </p>
            {entry.movements.length > 0 && (
              <ol className={styles.movements}>
                {entry.movements.map((movement) => (
                  <li key={movement}>{movement}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
