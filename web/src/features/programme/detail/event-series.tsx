import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventSeries_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './event-note.module.css'

/** The subscriptions and rows that the evening belongs to. */
export async function EventSeries(props: {
  event: FragmentType<typeof EventSeries_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const { series } = readFragment(EventSeries_eventFragmentDoc, props.event)
  if (series.length === 0) return null
  return (
    <section className={styles.note}>
      <h2>{t('series')}</h2>
      {series.map(({ id, name, description }) => (
        <div key={id}>
          <h3>{name}</h3>
          <RichText html={description} />
        </div>
      ))}
    </section>
  )
}
