import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Programs_entryFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './programs.module.css'
import { minutesOf } from '#lib/time/duration.ts'
import heading from '#ui/detail/heading.module.css'

/** Works with their movements, and the intervals between them, in order. */
export async function Programs(props: {
  entries: readonly FragmentType<typeof Programs_entryFragmentDoc>[]
}) {
  const t = await getTranslations('detail')
  const entries = props.entries.map((entry) => readFragment(Programs_entryFragmentDoc, entry))
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className={heading.heading}>{t('programme')}</h2>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a programme is never reordered, and intervals repeat
          <li key={index} data-kind={entry.kind}>
            {entry.composer && <p className={styles.composer}>{entry.composer}</p>}
            <p className={styles.work}>
              {entry.title || (entry.kind === 'INTERVAL' && t('interval'))}{' '}
              {entry.duration && (
                <small>{t('workMinutes', { minutes: minutesOf(entry.duration) })}</small>
              )}
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
