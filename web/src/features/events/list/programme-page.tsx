import { getTranslations } from 'next-intl/server'
import { finishedMessages } from '#i18n/finished-messages.ts'
import { programmeLabels } from '#features/events/filter/programme-labels.ts'
import { ChosenChips } from '#features/events/filter/chosen-chips.tsx'
import { filterOptions } from '#features/events/filter/filter-options.ts'
import { isChosen, type ProgrammeChoice } from '#features/events/filter/programme-choice.ts'
import { programmeView } from '#features/events/filter/programme-view.ts'
import { EventListMarkup } from '#features/events/markup/event-markup.tsx'
import { EventOverlay } from '#features/events/overlay/event-overlay.tsx'
import type { ProgrammeQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { listQuery } from '#lib/list-query.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { DayList } from '#components/event/day-list.tsx'
import type { findDaysOfList } from './days-of-list.ts'
import { EmptyProgramme } from './empty-programme.tsx'
import { LiveProgramme, type LiveProgrammeProps } from './live-programme.tsx'
import { LoadMoreEvents } from './load-more-events.tsx'
import { ProgrammeShortcuts } from './programme-shortcuts.tsx'
import { variant } from '#lib/design/variant.ts'
import styles from './programme-page.module.css'

/** A page of the programme: filters, months, days, and the link to the next events. */
export async function ProgrammePage(props: {
  programme: ProgrammeQuery
  list: NonNullable<ReturnType<typeof findDaysOfList>>
  choice: ProgrammeChoice
  page: number
  locale: Locale
  /** From the CMS; the message where there is none (P-19). */
  headline: string | undefined
}) {
  const t = await getTranslations('programme')
  const { programme, list, choice, page, locale } = props
  const path = pathFor('events', {}, locale)
  const view = programmeView(programme, { date: choice.date, count: list.count, locale, t })
  const live: LiveProgrammeProps = {
    first: { query: listQuery({ ...choice, page }), view },
    options: filterOptions(programme, choice),
    path,
    locale,
    labels: finishedMessages(t, programmeLabels),
  }
  const title = (
    <h1 className={styles.title}>
      {props.headline ?? t(`title.${variant}`)}
      {page > 1 && <small> {t('page', { page })}</small>}
    </h1>
  )
  return (
    <div className={styles.page}>
      <EventListMarkup events={programme.events?.nodes ?? []} locale={locale} />
      <LiveProgramme
        {...live}
        title={
          <>
            {title}
            <ProgrammeShortcuts choice={choice} today={view.calendar.today} locale={locale} />
          </>
        }
        chips={
          <ChosenChips
            choice={choice}
            options={live.options}
            today={view.calendar.today}
            path={path}
            locale={locale}
          />
        }
      >
        {page > 1 && (
          <p className={styles.previous} data-print="no">
            <SiteLink href={`${path}${listQuery({ ...choice, page: page - 1 })}`}>
              ↑ {t('previousPage')}
            </SiteLink>
          </p>
        )}
        {list.days.length === 0 ? (
          <EmptyProgramme
            path={path}
            isChosen={page > 1 || isChosen(choice, view.calendar.today)}
          />
        ) : (
          <DayList days={list.days} locale={locale} />
        )}
        {list.hasNext && (
          <LoadMoreEvents
            href={`${path}${listQuery({ ...choice, page: page + 1 })}`}
            next={{ choice, page: page + 1, continues: list.lastDay }}
            locale={locale}
            labels={{ more: t('row.more'), loading: t('row.loading') }}
            level={2}
          />
        )}
      </LiveProgramme>
      <EventOverlay {...live} />
    </div>
  )
}
