import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { EventListMarkup } from '#features/programme/markup/event-markup.tsx'
import type { ProgrammeQuery } from '#graphql/generated/graphql.ts'
import type { Messages } from '#i18n/messages.ts'
import { monthInWords } from '#lib/days.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { DayList } from './day-list.tsx'
import { EmptyProgramme } from './empty-programme.tsx'
import { groupByDay } from './group-by-day.ts'
import { LoadMore } from './load-more.tsx'
import { MonthNavigation } from './month-navigation.tsx'
import { programmeAddress } from './programme-address.ts'
import styles from './programme-page.module.css'

/** A page of the programme: months, days, and the way to the next events. */
export async function ProgrammePage(props: {
  programme: ProgrammeQuery
  /** First day of the list; undefined for today. */
  date: string | undefined
  page: number
  locale: Locale
  labels: Messages['programme']
}) {
  const t = await getTranslations('programme')
  const { programme, date, page, locale } = props
  const events = programme.events?.results ?? []
  const days = groupByDay({
    events,
    teasers: programme.teasers ?? [],
    followingDay: programme.following?.results[0]?.day,
  })
  return (
    <div className={styles.page}>
      <EventListMarkup events={events} locale={locale} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.count}>
          {date && <span>{t('from', { month: monthInWords(date, locale) })}</span>}
          <span>{t('count', { count: programme.events?.count ?? 0 })}</span>
          {page > 1 && <span>{t('page', { page })}</span>}
        </p>
      </div>
      {programme.calendar && (
        <MonthNavigation calendar={programme.calendar} date={date} locale={locale} />
      )}
      {page > 1 && (
        <p className={styles.previous} data-print="no">
          <SiteLink href={programmeAddress({ date, page: page - 1 }, locale)}>
            ↑ {t('previousPage')}
          </SiteLink>
        </p>
      )}
      {events.length === 0 ? (
        <EmptyProgramme locale={locale} isChosen={date !== undefined || page > 1} />
      ) : (
        <DayList days={days} locale={locale} labels={props.labels.row} />
      )}
      {programme.events?.next && (
        <LoadMore
          key={`${date}/${page}`}
          href={programmeAddress({ date, page: page + 1 }, locale)}
          next={{ date, page: page + 1, continues: events.at(-1)?.day }}
          locale={locale}
          labels={props.labels.row}
        />
      )}
    </div>
  )
}
