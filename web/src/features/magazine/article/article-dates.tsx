import { bookingStatus } from '#components/event/booking-state.ts'
import { getTranslations } from 'next-intl/server'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ArticleDates_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { DateList } from '#ui/date-list/date-list.tsx'
import styles from './article-section.module.css'

const maxDates = 6

/** The next dates of an article's subjects. */
export async function ArticleDates(props: {
  events: readonly FragmentType<typeof ArticleDates_eventFragmentDoc>[]
  locale: Locale
}) {
  const t = await getTranslations('magazine')
  const { locale } = props
  const events = props.events.map((event) => readFragment(ArticleDates_eventFragmentDoc, event))
  if (events.length === 0) return null
  const dates = events.slice(0, maxDates).map(({ number, slug, venue, room, ...event }) => ({
    ...event,
    number,
    slug,
    status: bookingStatus(event),
    href: pathFor('events-slug-id', { slug, number }, locale),
    places: [room?.name, venue.name],
  }))
  return (
    <section className={styles.section} aria-labelledby="dates">
      <h2 id="dates">{t('dates')}</h2>
      <DateList dates={dates} locale={locale} />
    </section>
  )
}
