import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { bookingStatus } from '#components/event/booking-state.ts'
import styles from '#ui/detail/facts.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProductionFacts_productionFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay, dayOfMonth, formatMonth, weekday } from '#lib/time/days.ts'
import { durationParts } from '#lib/time/duration.ts'
import { FavouriteButton } from '#ui/favourite/favourite-button.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import { ticketLabel } from '#ui/links/ticket-label.ts'
import { TicketLink } from '#ui/links/ticket-link.tsx'

/** The next date with its ticket link, and the facts common to all dates. */
export async function ProductionFacts(props: {
  production: FragmentType<typeof ProductionFacts_productionFragmentDoc>
  locale: Locale
}) {
  const t = await getTranslations('production')
  const tRow = await getTranslations('programme.row')
  const tEvent = await getTranslations('event')
  const { locale } = props
  const production = readFragment(ProductionFacts_productionFragmentDoc, props.production)
  const { dateFirst, dateLast, duration, minimumAge } = production
  const next = production.events.find(({ schedule }) => schedule !== 'CANCELED')
  const nextStatus = next && bookingStatus(next)
  const nextLabel = nextStatus && ticketLabel(nextStatus)
  const facts = [
    { term: t('first'), labels: dateFirst && formatDay(dateFirst, locale) },
    { term: t('last'), labels: dateLast !== dateFirst && dateLast && formatDay(dateLast, locale) },
    {
      term: tEvent('duration'),
      labels: duration && tEvent('minutes', durationParts(duration)),
    },
    { term: tEvent('age'), labels: minimumAge && tEvent('minimumAge', { age: minimumAge }) },
    { term: tEvent('language'), labels: production.language },
    { term: t('season'), labels: production.season?.name },
  ].filter(({ labels }) => labels)
  return (
    <aside className={styles.facts} aria-label={t('facts')}>
      {next && (
        <>
          <p className={styles.date}>
            <SiteLink
              href={pathFor('events-slug-id', { slug: next.slug, number: next.number }, locale)}
              className={styles.next}
            >
              <time dateTime={next.time ? next.dateStart : next.day}>
                <span className={styles.day}>{dayOfMonth(next.day)}</span>{' '}
                <span className={styles.month}>
                  <b>{weekday(next.day, locale)}</b> {formatMonth(next.day, locale)}
                </span>
              </time>
            </SiteLink>
          </p>
          <p className={styles.time}>
            {next.time ? formatTime(next.time, locale) : tRow('dayOnly')}{' '}
            <small>{t('nextDate')}</small>
          </p>
        </>
      )}
      {next && nextLabel && (
        <TicketLink
          className={styles.tickets}
          event={{ ...next, isOnSale: nextStatus === 'ON_SALE' }}
          locale={locale}
        >
          {tEvent(nextLabel)}
        </TicketLink>
      )}{' '}
      {next && (
        <a
          className={styles.calendar}
          href={pathFor('productions-slug-id-calendar', production, locale)}
          type="text/calendar"
          data-print="no"
        >
          {t('calendar')}
        </a>
      )}
      <FavouriteButton
        favourite={{ type: 'production', number: production.number }}
        title={production.title}
        locale={locale}
      />
      {production.events.length > 1 && (
        <p className={styles.others} data-print="no">
          <a href="#dates">{t('allDates', { count: production.events.length })} ↓</a>
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
    </aside>
  )
}
