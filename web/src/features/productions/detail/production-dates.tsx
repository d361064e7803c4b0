import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import heading from '#ui/detail/heading.module.css'
import { type DatedEvent, shownDate } from '#components/event/shown-date.ts'
import { DateList } from '#ui/date-list/date-list.tsx'

/** The upcoming dates of a production, or a text that there are none. */
export async function ProductionDates({
  dates,
  locale,
}: {
  dates: readonly DatedEvent[]
  locale: Locale
}) {
  const t = await getTranslations('production')
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={heading.heading}>
        {t('dates')}
      </h2>
      {dates.length === 0 && <p>{t('noDates')}</p>}
      <DateList dates={dates.map((date) => shownDate(date, locale))} locale={locale} />
    </section>
  )
}
