import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { isBookable } from '#features/programme/list/booking-state.ts'
import type { RowLabels } from '#features/programme/list/row-labels.ts'
import heading from '#features/programme/sections/heading.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProductionDates_dateFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/path-for.ts'
import { DateList } from '#ui/date-list/date-list.tsx'

/** The coming dates of a production, or in words that there are none. */
export async function ProductionDates(props: {
  dates: readonly FragmentType<typeof ProductionDates_dateFragmentDoc>[]
  locale: Locale
  labels: RowLabels
}) {
  const t = await getTranslations('production')
  const dates = props.dates.map((date) => readFragment(ProductionDates_dateFragmentDoc, date))
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={heading.heading}>
        {t('dates')}
      </h2>
      {dates.length === 0 && <p>{t('noDates')}</p>}
      <DateList
        dates={dates.map((date) => ({
          ...date,
          href: pathFor('events-slug-id', { slug: date.slug, id: date.id }, props.locale),
          places: [date.room?.name, date.venue.name],
          status: date.status === 'ON_SALE' ? undefined : props.labels.status[date.status],
          isCanceled: date.status === 'CANCELED',
          ticketUrl: isBookable(date.status) ? date.ticketUrl : undefined,
        }))}
        locale={props.locale}
        labels={props.labels}
      />
    </section>
  )
}
