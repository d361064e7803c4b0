import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import type { NextEventsQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { DayList } from '#components/event/day-list.tsx'
import { EmptyProgramme } from '#features/events/list/empty-programme.tsx'
import { programmeAddress } from '#features/events/filter/programme-address.ts'
import { groupByDay } from '#components/event/group-by-day.ts'
import styles from './next-events.module.css'

/** The next events, as a ruled list. */
export async function NextEvents(props: {
  nextEvents: Pick<NextEventsQuery, 'events' | 'calendar'>
  locale: Locale
}) {
  const t = await getTranslations('home')
  const events = props.nextEvents.events?.nodes ?? []
  const today = props.nextEvents.calendar?.today
  const days = groupByDay({ events, teasers: [], followingDay: undefined })
  return (
    <section aria-labelledby="next-events">
      <h2 id="next-events" className={styles.heading}>
        {t(`next.${variant}`)}
      </h2>
      {events[0] && events[0].day === today && (
        <p className={styles.all}>
          <SiteLink href={programmeAddress({ date: today, to: today }, props.locale)}>
            {t('tonight')} →
          </SiteLink>
        </p>
      )}
      {events.length === 0 && (
        <EmptyProgramme path={pathFor('events', {}, props.locale)} isChosen={false} />
      )}
      <DayList days={days} locale={props.locale} level={3} />
      <p className={styles.all}>
        <SiteLink href={pathFor('events', {}, props.locale)}>
          {t(`wholeProgramme.${variant}`)} →
        </SiteLink>
      </p>
    </section>
  )
}
