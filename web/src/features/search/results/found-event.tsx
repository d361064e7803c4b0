import { useTranslations } from 'next-intl'
import { bookingStatus } from '#components/event/booking-state.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { FoundEvent_resultFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { dayOfMonth, formatMonth, shortWeekday } from '#lib/time/days.ts'
import { isoMoment } from '#lib/time/iso-moment.ts'
import { EventBooking } from '#ui/event-booking/event-booking.tsx'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './found-row.module.css'
import { MarkedText } from './marked-text.tsx'

/** A found event: its day, its title, its venue and kind, and the text around the match. */
export function FoundEvent(props: {
  result: FragmentType<typeof FoundEvent_resultFragmentDoc>
  /** The row above has the same text: dates of one production. */
  isAsAbove: boolean
  locale: Locale
}) {
  const { event, title, excerpt } = readFragment(FoundEvent_resultFragmentDoc, props.result)
  const { locale } = props
  const t = useTranslations('search')
  const { day, time } = event
  const status = bookingStatus(event)
  const kinds = [event.genre?.name, event.exhibitionType?.name, event.preline]
  const places = [event.room?.name, event.venue.name]
  return (
    <article
      className={`${link.area} ${styles.row}`}
      data-tone={event.genre?.styleName}
      data-past={status === 'PAST_EVENT' || undefined}
    >
      <time className={styles.date} dateTime={time ? isoMoment(event.dateStart, time) : day}>
        <span>{shortWeekday(day, locale)}</span> <b>{dayOfMonth(day)}</b>{' '}
        <span>{formatMonth(day, locale)}</span>{' '}
        <span>{time ? formatTime(time, locale) : t('dayOnly')}</span>
      </time>
      <div className={styles.what}>
        <p className={styles.kinds}>
          {[
            status === 'PAST_EVENT' && t('past'),
            ...new Set(kinds.filter(Boolean)),
            [...new Set(places.filter(Boolean))].join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h2 className={styles.title}>
          <SiteLink
            href={pathFor('events-slug-id', { slug: event.slug, number: event.number }, locale)}
          >
            <MarkedText parts={title} />
          </SiteLink>
        </h2>
        {excerpt.length > 0 && !props.isAsAbove && (
          <p className={styles.excerpt}>
            <MarkedText parts={excerpt} />
          </p>
        )}
      </div>
      {status !== 'PAST_EVENT' && (
        <EventBooking
          event={{ ...event, status, isOnSale: status === 'ON_SALE' }}
          locale={locale}
        />
      )}
    </article>
  )
}
