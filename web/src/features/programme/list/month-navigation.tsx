import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'
import { monthAfter, monthName, monthOf, yearOf } from '#lib/days.ts'
import { SiteLink } from '#ui/site-link.tsx'
import styles from './month-navigation.module.css'
import { programmeAddress } from './programme-address.ts'

type Calendar = {
  dates: readonly string[]
  first?: string | null | undefined
  last?: string | null | undefined
}

const shownMonths = 12

/** The months that have events, the one before them, and a field for any day since the house began to count. */
export async function MonthNavigation(props: {
  calendar: Calendar
  /** First day of the list, as `2026-12-01`; undefined for today. */
  date: string | undefined
  locale: Locale
}) {
  const t = await getTranslations('programme')
  const { calendar, date, locale } = props
  const months = [...new Set(calendar.dates.map((day) => `${monthOf(day)}-01`))].slice(
    0,
    shownMonths,
  )
  const [current = date] = months
  const earlier = current && monthAfter(current, -1)
  const hasEarlier = earlier && calendar.first && monthOf(calendar.first) <= monthOf(earlier)
  return (
    <nav className={styles.months} aria-label={t('months')} data-print="no">
      <ul>
        {date && (
          <li>
            <SiteLink href={pathFor('events', {}, locale)}>{t('fromToday')}</SiteLink>
          </li>
        )}
        {hasEarlier && (
          <li>
            <SiteLink href={programmeAddress({ date: earlier }, locale)}>← {t('earlier')}</SiteLink>
          </li>
        )}
        {months.map((month, index) => (
          <li key={month}>
            <SiteLink
              href={programmeAddress({ date: month }, locale)}
              aria-current={date && monthOf(date) === monthOf(month) ? 'true' : undefined}
            >
              {monthName(month, locale)}
              {isNewYear(month, index) && <span> {yearOf(month)}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      <form className={styles.day} action={pathFor('events', {}, locale)}>
        <label htmlFor="programme-date">{t('goToDate')}</label>
        <input
          id="programme-date"
          type="date"
          name="date"
          required
          defaultValue={date}
          min={calendar.first ?? undefined}
          max={calendar.last ?? undefined}
        />
        <button type="submit">{t('go')}</button>
      </form>
    </nav>
  )
}

const isNewYear = (month: string, index: number) => index === 0 || month.slice(5, 7) === '01'
