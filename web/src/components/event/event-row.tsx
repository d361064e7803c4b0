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
import { formatMoney } from '#lib/text/money.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import above from '#ui/above-title.module.css'
import link from '#ui/links/link-area.module.css'
import { nameWithDay } from '#ui/links/name-with-day.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
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
  const Heading = `h${props.level}` as const
  const path = pathFor('events-slug-id', { slug: event.slug, number: event.number }, locale)
  return (
    <article
      className={`${link.area} ${styles.row}`}
      data-tone={event.genre?.styleName}
      data-status={bookingStatus(event)}
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
      <Booking event={event} locale={locale} />
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

function Booking({ event, locale }: { event: EventRow_eventFragment; locale: Locale }) {
  const t = useTranslations('programme.row')
  const booking = bookingStatus(event)
  const status = booking === 'ON_SALE' ? undefined : t(`status.${booking}`)
  const label = ticketLabel(booking)
  return (
    <div className={styles.booking}>
      {status && <span className={styles.status}>{status}</span>}{' '}
      {event.priceFrom && booking !== 'CANCELED' && booking !== 'PAST_EVENT' && (
        <span className={styles.price}>
          {t('priceFrom', { price: formatMoney(event.priceFrom, locale) })}
        </span>
      )}{' '}
      {label && (
        <TicketLink
          className={styles.tickets}
          event={{ ...event, isOnSale: booking === 'ON_SALE' }}
          locale={locale}
          label={t(`${label}For`, { event: nameWithDay(event, locale) })}
        >
          {t(label)}
        </TicketLink>
      )}
    </div>
  )
}
