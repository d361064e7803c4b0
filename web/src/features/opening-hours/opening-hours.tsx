import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { HoursToday } from './hours-today.tsx'
import type { OpeningDay } from './opening-day.ts'
import styles from './opening-hours.module.css'
import { variant } from '#lib/design/variant.ts'
import { formatRanges } from './format-ranges.ts'

/** The box office today, as a section of a page: whether it is open, and its hours. */
export function OpeningHours({ day, locale }: { day: OpeningDay; locale: Locale }) {
  const t = useTranslations('openingHours')
  return (
    <section className={styles.hours} aria-labelledby="opening-hours">
      <h2 id="opening-hours">{t(`heading.${variant}`)}</h2>
      <p className={styles.now}>
        <HoursToday day={day} locale={locale} />
      </p>
      {day.ranges.length > 0 && !day.text && <p>{formatRanges(day.ranges, locale)}</p>}
    </section>
  )
}
