import { getTranslations } from 'next-intl/server'
import { type DatedEvent, shownDate } from '#components/event/shown-date.ts'
import type { Locale } from '#i18n/locales.ts'
import { DateList } from '#ui/date-list/date-list.tsx'
import styles from './member-page.module.css'

type Production = {
  title: string
  events: readonly DatedEvent[]
}

const shown = 8

/** The next events with a person on or behind the stage. Nothing when there are none. */
export async function MemberDates(props: { productions: readonly Production[]; locale: Locale }) {
  const t = await getTranslations('team')
  const { locale } = props
  const dates = props.productions
    .flatMap(({ title, events }) => events.map((date) => ({ ...shownDate(date, locale), title })))
    .toSorted((one, other) => Date.parse(one.dateStart) - Date.parse(other.dateStart))
    .slice(0, shown)
  if (dates.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('dates')}</h2>
      <DateList dates={dates} locale={locale} />
    </section>
  )
}
