import { getTranslations } from 'next-intl/server'
import { bookingStatus } from '#components/event/booking-state.ts'
import { Head } from '#ui/detail/head.tsx'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventHead_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './event-head.module.css'

/** The title, with a text when the event is sold out, canceled or moved. */
export async function EventHead(props: { event: FragmentType<typeof EventHead_eventFragmentDoc> }) {
  const t = await getTranslations('event')
  const tRow = await getTranslations('programme.row')
  const event = readFragment(EventHead_eventFragmentDoc, props.event)
  const { genre, title, subtitle } = event
  const status = bookingStatus(event)
  return (
    <Head
      kinds={[genre?.name, event.exhibitionType?.name, event.preline]}
      genre={genre?.slug}
      title={title}
      subtitle={subtitle}
      isCanceled={status === 'CANCELED'}
    >
      {status !== 'ON_SALE' && (
        <div className={styles.status} data-status={status}>
          <p className={styles.label}>{tRow(`status.${status}`)}</p>
          <p>{t(`statusText.${status}`)}</p>
        </div>
      )}
    </Head>
  )
}
