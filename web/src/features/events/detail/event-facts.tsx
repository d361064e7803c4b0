import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { bookingStatus } from '#components/event/booking-state.ts'
import styles from '#ui/detail/facts.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventFacts_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime, clockTime } from '#lib/time/clock.ts'
import { dayOfMonth, formatMonth, weekday } from '#lib/time/days.ts'
import { durationParts } from '#lib/time/duration.ts'
import { isoMoment } from '#lib/time/iso-moment.ts'
import { FavouriteButton } from '#ui/favourite/favourite-button.tsx'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'
import { EventPrices } from './event-prices.tsx'

/** Date, venue, duration and price: what a visitor writes down. */
export async function EventFacts(props: {
  event: FragmentType<typeof EventFacts_eventFragmentDoc>
  locale: Locale
}) {
  const t = await getTranslations('event')
  const tRow = await getTranslations('programme.row')
  const { locale } = props
  const event = readFragment(EventFacts_eventFragmentDoc, props.event)
  const status = bookingStatus(event)
  const label = ticketLabel(status)
  const place = [event.room?.name, event.venue.name, event.venue.city].filter((part) => part)
  const facts = [
    { term: t('place'), labels: [...new Set(place)].join(', ') },
    {
      term: t('duration'),
      labels: event.duration && t('minutes', durationParts(event.duration)),
    },
    { term: t('age'), labels: event.minimumAge && t('minimumAge', { age: event.minimumAge }) },
    { term: t('language'), labels: event.language },
  ].filter(({ labels }) => labels)
  return (
    <aside className={styles.facts} aria-label={t('facts')}>
      <p className={styles.date}>
        <time dateTime={event.time ? isoMoment(event.dateStart, event.time) : event.day}>
          <span className={styles.day}>{dayOfMonth(event.day)}</span>{' '}
          <span className={styles.month}>
            <b>{weekday(event.day, locale)}</b> {formatMonth(event.day, locale)}
          </span>
        </time>
      </p>
      <p className={styles.time}>
        {event.time ? formatTime(event.time, locale) : tRow('dayOnly')}
        {event.time && event.dateEnd && (
          <small> {t('until', { time: formatTime(clockTime(event.dateEnd), locale) })}</small>
        )}
      </p>
      {label && (
        <TicketLink
          className={styles.tickets}
          event={{ ...event, slug: event.slugs[locale], isOnSale: status === 'ON_SALE' }}
          locale={locale}
        >
          {t(label)}
        </TicketLink>
      )}{' '}
      <a
        className={styles.calendar}
        href={pathFor(
          'events-slug-id-calendar',
          { slug: event.slugs[locale], number: event.number },
          locale,
        )}
        type="text/calendar"
        data-print="no"
      >
        {t('addToCalendar')}
      </a>
      <FavouriteButton
        favourite={{ type: 'event', number: event.number }}
        title={event.title}
        locale={locale}
      />
      {status !== 'ON_SALE' && event.otherEvents.length > 0 && (
        <p className={styles.others}>
          <a href="#dates">{t('otherDates')} ↓</a>
        </p>
      )}
      <dl className={styles.list}>
        {facts.map(({ term, labels }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{labels}</dd>
          </div>
        ))}
      </dl>
      <EventPrices prices={event.prices} />
    </aside>
  )
}
