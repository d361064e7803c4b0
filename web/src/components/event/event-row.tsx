import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EventRow_eventFragmentDoc,
  type EventRow_eventFragment,
} from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'
import { formatTime } from '#lib/time/clock.ts'
import { isoMoment } from '#lib/time/iso-moment.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import above from '#ui/above-title.module.css'
import { EventBooking } from '#ui/event-booking/event-booking.tsx'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import { bookingStatus } from './booking-state.ts'
import styles from './event-row.module.css'

/** Where houses share a list, the place says more than the hall, and comes before the title. */
const isPlaceFirst = design.eventStyle === 2

/**
 * One event of a day: time, title, venue and ticket link. Rendered on the server and, after "Load more", in the
 * browser.
 */
export function EventRow(props: {
  event: FragmentType<typeof EventRow_eventFragmentDoc>
  locale: Locale
  level: 3 | 4
}) {
  const event = readFragment(EventRow_eventFragmentDoc, props.event)
  const { locale } = props
  const t = useTranslations('programme.row')
  const status = bookingStatus(event)
  const Heading = `h${props.level}` as const
  const path = pathFor('events-slug-id', { slug: event.slug, number: event.number }, locale)
  return (
    <article
      className={`${link.area} ${styles.row}`}
      data-tone={event.genre?.styleName}
      data-status={status}
    >
      {isPlaceFirst && <Place event={event} />}
      <p className={styles.time}>
        <time dateTime={event.time ? isoMoment(event.dateStart, event.time) : event.day}>
          {event.time ? formatTime(event.time, locale) : t('dayOnly')}
        </time>
      </p>
      <div className={styles.what}>
        <Kinds event={event} />
        <Heading className={styles.title} data-fit={titleFit(event.title)}>
          <SiteLink href={path}>{event.title}</SiteLink>
        </Heading>
        {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
      </div>
      {!isPlaceFirst && <Place event={event} />}
      <div className={styles.booking}>
        <EventBooking
          event={{ ...event, status, isOnSale: status === 'ON_SALE' }}
          locale={locale}
        />
      </div>
    </article>
  )
}

function Place({ event: { room, venue } }: { event: EventRow_eventFragment }) {
  if (isPlaceFirst) {
    return (
      <p className={styles.where}>
        <b>{venue.name}</b> {!venue.name.includes(venue.city) && <span>{venue.city}</span>}
      </p>
    )
  }
  return (
    <p className={styles.where}>
      {room && <b>{room.name}</b>} <span>{venue.name}</span>
    </p>
  )
}

/** Genre, kind and line above the title; a repeated word is left out. */
function Kinds({ event }: { event: EventRow_eventFragment }) {
  const kinds = [event.genre?.name, event.exhibitionType?.name, event.preline]
  const distinct = [...new Set(kinds.filter((kind) => kind))]
  if (distinct.length === 0) return null
  return <p className={`${above.kinds} ${styles.kinds}`}>{distinct.join(' · ')}</p>
}
