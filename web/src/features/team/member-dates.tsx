import { bookingStatus } from '#components/event/booking-state.ts'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { MemberDates_dateFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { DateList } from '#ui/date-list/date-list.tsx'
import styles from './member-page.module.css'

type Production = {
  title: string
  events: readonly FragmentType<typeof MemberDates_dateFragmentDoc>[]
}

const shown = 8

/** The next events with a person on or behind the stage. Nothing when there are none. */
export async function MemberDates(props: { productions: readonly Production[]; locale: Locale }) {
  const t = await getTranslations('team')
  const { locale } = props
  const dates = props.productions
    .flatMap(({ title, events }) =>
      events.map((date) => ({ title, ...readFragment(MemberDates_dateFragmentDoc, date) })),
    )
    .toSorted((one, other) => Date.parse(one.dateStart) - Date.parse(other.dateStart))
    .slice(0, shown)
  if (dates.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('dates')}</h2>
      <DateList
        dates={dates.map((date) => ({
          ...date,
          status: bookingStatus(date),
          href: pathFor('events-slug-id', { slug: date.slug, number: date.number }, locale),
          places: [date.room?.name, date.venue.name],
          isOnSale: date.sale === 'ON_SALE',
        }))}
        locale={locale}
      />
    </section>
  )
}
