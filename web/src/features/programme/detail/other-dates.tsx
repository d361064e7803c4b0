import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { isBookable } from '#features/programme/list/booking-state.ts'
import type { RowLabels } from '#features/programme/list/row-labels.ts'
import heading from '#features/programme/sections/heading.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { OtherDates_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/path-for.ts'
import { DateList } from '#ui/date-list/date-list.tsx'

/** The other evenings of the piece; nothing where there are none. */
export async function OtherDates(props: {
  events: readonly FragmentType<typeof OtherDates_eventFragmentDoc>[]
  locale: Locale
  labels: RowLabels
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
        dates={events.map((event) => ({
          ...event,
          href: pathFor('events-slug-id', { slug: event.slug, id: event.id }, props.locale),
          places: [event.room?.name, event.venue.name],
          status: event.status === 'ON_SALE' ? undefined : props.labels.status[event.status],
          isCanceled: event.status === 'CANCELED',
          ticketUrl: isBookable(event.status) ? event.ticketUrl : undefined,
        }))}
        locale={props.locale}
        labels={props.labels}
      />
    </section>
  )
}
