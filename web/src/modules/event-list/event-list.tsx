import { useTranslations } from 'next-intl'
import { DayList } from '#components/event/day-list.tsx'
import { groupByDay } from '#components/event/group-by-day.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  EventDates_eventFragmentDoc,
  EventList_moduleFragmentDoc,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './event-list.module.css'

/** The next events, in the rows of the programme. */
export function EventList(props: {
  module: FragmentType<typeof EventList_moduleFragmentDoc>
  locale: Locale
}) {
  const t = useTranslations('modules')
  const module = readFragment(EventList_moduleFragmentDoc, props.module)
  if (module.events.length === 0) return <p className={styles.none}>{t('noEvents')}</p>
  const events = module.events.map((event) => readFragment(EventDates_eventFragmentDoc, event))
  const days = groupByDay({ events, teasers: [], followingDay: undefined })
  return <DayList days={days} locale={props.locale} level={3} />
}
