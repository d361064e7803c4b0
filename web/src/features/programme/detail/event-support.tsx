import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventSupport_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './event-note.module.css'

/** Who supports the evening, and who puts it on where that is not the house. */
export async function EventSupport(props: {
  event: FragmentType<typeof EventSupport_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const { sponsors, promoter } = readFragment(EventSupport_eventFragmentDoc, props.event)
  return (
    <>
      {sponsors.length > 0 && (
        <section className={styles.note}>
          <h2>{t('sponsors')}</h2>
          <ul>
            {sponsors.map(({ id, name, url }) => (
              <li key={id}>
                {url ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {promoter && (
        <section className={styles.note}>
          <h2>{t('promoter')}</h2>
          <p>{promoter}</p>
        </section>
      )}
    </>
  )
}
