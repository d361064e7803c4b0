import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventHead_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { titleFit } from '#lib/title-fit.ts'
import type { RowLabels } from '#features/programme/list/row-labels.ts'
import styles from './event-head.module.css'

/** Title and what stands above and below it. A canceled evening is struck by one red line. */
export function EventHead(props: {
  event: FragmentType<typeof EventHead_eventFragmentDoc>
  labels: RowLabels
}) {
  const event = readFragment(EventHead_eventFragmentDoc, props.event)
  const kinds = [event.genre?.name, event.eventTypeNew?.name, event.preline].filter((kind) => kind)
  return (
    <header className={styles.head} data-genre={event.genre?.slug}>
      {kinds.length > 0 && <p className={styles.kinds}>{[...new Set(kinds)].join(' · ')}</p>}
      <h1 className={styles.title} data-fit={titleFit(event.title)}>
        {event.status === 'CANCELED' ? <s>{event.title}</s> : event.title}
      </h1>
      {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
      {event.status !== 'ON_SALE' && (
        <p className={styles.status} data-status={event.status}>
          {props.labels.status[event.status]}
        </p>
      )}
    </header>
  )
}
