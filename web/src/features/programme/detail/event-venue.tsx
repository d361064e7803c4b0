import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventVenue_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './event-note.module.css'

/** Where it is, how to get there, and what helps people with disabilities. */
export async function EventVenue(props: {
  event: FragmentType<typeof EventVenue_eventFragmentDoc>
}) {
  const t = await getTranslations('event')
  const { venue } = readFragment(EventVenue_eventFragmentDoc, props.event)
  return (
    <section className={styles.note}>
      <h2>{t('venue')}</h2>
      <address>
        <b>{venue.name}</b>
        <br />
        {venue.street && (
          <>
            {venue.street}
            <br />
          </>
        )}
        {venue.postcode} {venue.city}
      </address>
      {venue.directions && (
        <div>
          <h3>{t('directions')}</h3>
          <RichText html={venue.directions} />
        </div>
      )}
      {venue.accessibility && (
        <div>
          <h3>{t('accessibility')}</h3>
          <RichText html={venue.accessibility} />
        </div>
      )}
    </section>
  )
}
