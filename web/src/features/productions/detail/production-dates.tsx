import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import heading from '#ui/detail/heading.module.css'
import { shownDate } from '#components/event/shown-date.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProductionDates_dateFragmentDoc } from '#graphql/generated/graphql.ts'
import { DateList } from '#ui/date-list/date-list.tsx'

/** The upcoming dates of a production, or a text that there are none. */
export async function ProductionDates(props: {
  dates: readonly FragmentType<typeof ProductionDates_dateFragmentDoc>[]
  locale: Locale
}) {
  const t = await getTranslations('production')
  const dates = props.dates.map((date) => readFragment(ProductionDates_dateFragmentDoc, date))
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={heading.heading}>
        {t('dates')}
      </h2>
      {dates.length === 0 && <p>{t('noDates')}</p>}
      <DateList dates={dates.map((date) => shownDate(date, props.locale))} locale={props.locale} />
    </section>
  )
}
