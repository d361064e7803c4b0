import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { Evening } from './evenings-of.ts'
import styles from './tickets.module.css'

/** An evening with its tickets, and what can be done with them. */
export function EveningCard(props: { evening: Evening; locale: Locale; isComing: boolean }) {
  const { locale, isComing } = props
  const { order, event, timeStart, tickets } = props.evening
  const t = useTranslations('accountTickets')
  const { number, slug, title, day } = event
  const time = timeStart ?? event.time
  const moment = [formatDay(day, locale), time && formatTime(time.slice(0, 5), locale)]
  const where = [event.venue?.name, event.room?.name].filter(Boolean).join(', ')
  const named = { title, day: formatDay(day, locale) }
  return (
    <article className={styles.evening}>
      <h3 className={styles.title}>
        <SiteLink href={pathFor('events-slug-id', { slug, number }, locale)}>{title}</SiteLink>
      </h3>
      <p>
        <time dateTime={day}>{moment.filter(Boolean).join(', ')}</time>
        {where !== '' && (
          <>
            <br />
            {where}
          </>
        )}
      </p>
      <ul className={styles.seats}>
        {tickets.map(({ code, seatGroupName, row, seat, saleTypeName }) => (
          <li key={code}>
            {row && seat ? t('seat', { group: seatGroupName, row, seat }) : seatGroupName} ·{' '}
            {saleTypeName}
          </li>
        ))}
      </ul>
      {order.paymentStatus === 'OPEN' && <p className={styles.state}>{t('states.OPEN')}</p>}
      {isComing && (
        <ul className={styles.actions}>
          <li>
            <a href={`${order.url}tickets.pdf`} aria-label={t('pdfNamed', named)}>
              {t('pdf')}
            </a>
          </li>
          <li>
            <a
              href={pathFor('events-slug-id-calendar', { slug, number }, locale)}
              type="text/calendar"
              aria-label={t('calendarNamed', named)}
            >
              {t('calendar')}
            </a>
          </li>
          <li>
            <a href={order.url} aria-label={t('changeNamed', named)}>
              {t('change')}
            </a>
          </li>
        </ul>
      )}
    </article>
  )
}
