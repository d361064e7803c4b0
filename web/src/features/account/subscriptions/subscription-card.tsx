import { useTranslations } from 'next-intl'
import styles from '#features/account/tickets/tickets.module.css'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { OwnSubscription } from './find-subscriptions.ts'

type SubscribedEvent = OwnSubscription['events'][number]

/** A subscription with its seat and its dates, those that are over on demand. */
export function SubscriptionCard(props: {
  subscription: OwnSubscription
  locale: Locale
  today: string
}) {
  const { locale, today } = props
  const { series, season, seat, events } = props.subscription
  const t = useTranslations('accountTickets.subscription')
  const past = events.filter(({ day }) => day < today)
  const coming = events.filter(({ day }) => day >= today)
  return (
    <article className={styles.evening}>
      <h3 className={styles.title}>
        <SiteLink href={pathFor('series-slug-id', series, locale)}>{series.name}</SiteLink>{' '}
        {season.name}
      </h3>
      {seat !== '' && <p className={styles.state}>{seat}</p>}
      {coming.length === 0 && <p>{t('noneComing')}</p>}
      <Dates events={coming} locale={locale} isComing />
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{t('past', { count: past.length })}</summary>
          <Dates events={past} locale={locale} />
        </details>
      )}
      <p className={styles.hint}>{t('card')}</p>
    </article>
  )
}

function Dates(props: { events: readonly SubscribedEvent[]; locale: Locale; isComing?: true }) {
  const { events, locale, isComing } = props
  return (
    <ul className={styles.orders}>
      {events.map((event) => (
        <li key={event.number}>
          <SubscriptionDate event={event} locale={locale} isComing={isComing ?? false} />
        </li>
      ))}
    </ul>
  )
}

function SubscriptionDate(props: { event: SubscribedEvent; locale: Locale; isComing: boolean }) {
  const { event, locale, isComing } = props
  const t = useTranslations('accountTickets')
  const { number, slug, title, day, time, schedule, movedFrom, venue, room } = event
  const where = [venue.name, room?.name].filter(Boolean).join(', ')
  const moment = [formatDay(day, locale), time && formatTime(time.slice(0, 5), locale)]
  const former = movedFrom && formatDay(movedFrom.day, locale)
  return (
    <>
      <p>
        <time dateTime={day}>{moment.filter(Boolean).join(', ')}</time>
        <br />
        <SiteLink href={pathFor('events-slug-id', { slug, number }, locale)}>{title}</SiteLink>
        {where !== '' && (
          <>
            <br />
            <span className={styles.hint}>{where}</span>
          </>
        )}
      </p>
      <p className={styles.state}>
        {schedule !== 'SCHEDULED' &&
          t(`subscription.schedules.${schedule}`, {
            isDated: former ? 'yes' : 'no',
            day: former ?? '',
          })}{' '}
        {isComing && schedule !== 'CANCELED' && schedule !== 'POSTPONED' && (
          <a
            href={pathFor('events-slug-id-calendar', { slug, number }, locale)}
            type="text/calendar"
            aria-label={t('calendarNamed', { title, day: formatDay(day, locale) })}
          >
            {t('calendar')}
          </a>
        )}
      </p>
    </>
  )
}
