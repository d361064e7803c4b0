import { useTranslations } from 'next-intl'
import { bookingStatus } from '#components/event/booking-state.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EventList_moduleFragmentDoc,
  type EventList_moduleFragment,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { dayOfMonth, formatMonth, shortWeekday } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { nameWithDay } from '#ui/links/name-with-day.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
import styles from './event-list.module.css'

type Event = EventList_moduleFragment['events'][number]

/** The next events as a ruled list with large days. */
export function EventList(props: {
  module: FragmentType<typeof EventList_moduleFragmentDoc>
  locale: Locale
}) {
  const t = useTranslations('modules')
  const { events } = readFragment(EventList_moduleFragmentDoc, props.module)
  if (events.length === 0) return <p className={styles.none}>{t('noEvents')}</p>
  return (
    <ol className={styles.list}>
      {events.map((event) => (
        <li key={event.number} className={styles.event} data-tone={event.genre?.styleName}>
          <EventDay event={event} locale={props.locale} />
          <EventWords event={event} locale={props.locale} />
        </li>
      ))}
    </ol>
  )
}

function EventDay({ event, locale }: { event: Event; locale: Locale }) {
  return (
    <time className={styles.day} dateTime={event.time ? event.dateStart : event.day}>
      <span className={styles.weekday}>{shortWeekday(event.day, locale)}</span>{' '}
      <span className={styles.numeral}>{dayOfMonth(event.day)}</span>{' '}
      <span className={styles.month}>{formatMonth(event.day, locale)}</span>
    </time>
  )
}

function EventWords({ event, locale }: { event: Event; locale: Locale }) {
  const t = useTranslations('programme.row')
  const booking = bookingStatus(event)
  const label = ticketLabel(booking)
  const status = booking === 'ON_SALE' ? undefined : t(`status.${booking}`)
  const place = [event.time && formatTime(event.time, locale), event.room?.name, event.venue.name]
  const path = pathFor('events-slug-id', { slug: event.slug, number: event.number }, locale)
  return (
    <div className={styles.words} data-status={booking}>
      <p className={styles.title} data-fit={titleFit(event.title)}>
        <SiteLink href={path}>{event.title}</SiteLink>
      </p>
      {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
      <p className={styles.place}>{place.filter(Boolean).join(' · ')}</p>
      {status && <p className={styles.status}>{status}</p>}
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
