import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import heading from '#ui/detail/heading.module.css'
import { shownDate } from '#components/event/shown-date.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { OtherDates_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { DateList } from '#ui/date-list/date-list.tsx'

/** The other events of the production; nothing when there are none. */
export async function OtherDates(props: {
  events: readonly FragmentType<typeof OtherDates_eventFragmentDoc>[]
  locale: Locale
}) {
  const t = await getTranslations('event')
  if (props.events.length === 0) return null
  const events = props.events.map((event) => readFragment(OtherDates_eventFragmentDoc, event))
  return (
    <section aria-labelledby="dates">
      <h2 id="dates" className={heading.heading}>
        {t('otherDates')}
      </h2>
      <DateList
        dates={events.map((event) => shownDate(event, props.locale))}
        locale={props.locale}
      />
    </section>
  )
}
