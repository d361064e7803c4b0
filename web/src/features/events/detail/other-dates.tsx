import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import heading from '#ui/detail/heading.module.css'
import { type DatedEvent, shownDate } from '#components/event/shown-date.ts'
import { DateList } from '#ui/date-list/date-list.tsx'

/** The other events of the production; nothing when there are none. */
export async function OtherDates(props: { events: readonly DatedEvent[]; locale: Locale }) {
  const t = await getTranslations('event')
  if (props.events.length === 0) return null
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={heading.heading}>
        {t('otherDates')}
      </h2>
      <DateList
        dates={props.events.map((event) => shownDate(event, props.locale))}
        locale={props.locale}
      />
    </section>
  )
}
