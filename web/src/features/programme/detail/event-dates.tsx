import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { DayList } from '#features/programme/list/day-list.tsx'
import { groupByDay } from '#features/programme/list/group-by-day.ts'
import type { RowLabels } from '#features/programme/list/row-labels.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventDates_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import styles from './event-dates.module.css'

/** What belongs to this evening (introduction, talk), and the other evenings of the piece. */
export async function EventDates(props: {
  event: FragmentType<typeof EventDates_eventFragmentDoc>
  locale: Locale
  labels: RowLabels
}) {
  const t = await getTranslations('event')
  const { children, events } = readFragment(EventDates_eventFragmentDoc, props.event)
  const lists = [
    { heading: t('children'), rows: children },
    { heading: t('otherDates'), rows: events },
  ]
  return lists.map(({ heading, rows }) => {
    if (rows.length === 0) return null
    const days = groupByDay({ events: rows, teasers: [], followingDay: undefined })
    return (
      <section key={heading} className={styles.dates}>
        <h2 className={styles.heading}>{heading}</h2>
        <DayList days={days} locale={props.locale} labels={props.labels} level={3} />
      </section>
    )
  })
}
