'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo } from 'react'
import { listVariables } from '#features/events/filter/choice-variables.ts'
import { isChosen, readChoice } from '#features/events/filter/programme-choice.ts'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { programmeView } from '#features/events/filter/programme-view.ts'
import type { ChosenProgrammeQuery } from '#graphql/generated/graphql.ts'
import { useChosenProgrammeQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import { listQuery, readPage } from '#lib/list-query.ts'
import { DayList } from '#components/event/day-list.tsx'
import { findDaysOfList } from './days-of-list.ts'
import { EmptyProgramme } from './empty-programme.tsx'
import { LoadMoreEvents } from './load-more-events.tsx'
import { LoadingDays } from './loading-days.tsx'
import type { ShownList } from './shown-list.ts'
import styles from '#ui/load-more/load-more.module.css'

type Props = {
  /** The choice in the address. */
  query: string
  path: string
  locale: Locale
  level: 2 | 3
  /** Shown until the first list is loaded. */
  waiting: ReactNode
  /** The previous list has been shown long enough. */
  isLate: boolean
  onShown: (list: ShownList) => void
}

/** The programme filtered in the browser. */
export default withGraph(withMessages(ChosenProgramme, programmeMessages))

/** Responses to earlier choices are dropped: only that of the current one is shown. */
function ChosenProgramme(props: Props) {
  const { query, path, locale, isLate, onShown } = props
  const t = useTranslations('programme')
  const parameters = new URLSearchParams(query)
  const choice = readChoice(parameters)
  const page = readPage(parameters)
  const { data, previousData, error, refetch } = useChosenProgrammeQuery({
    variables: listVariables(choice, { page, locale }),
    // The page after the last one is not found; this one is.
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const list = data && findDaysOfList(data)
  const before = previousData && !isLate ? findDaysOfList(previousData) : undefined
  const view = useMemo(() => data && viewOf(data, { query, locale, t }), [data, query, locale, t])
  useEffect(() => {
    if (view) onShown({ query, view })
  }, [view, query, onShown])

  if (error && !list) return <Failed retry={() => void refetch()} />
  const shown = list ?? before
  if (!shown) {
    return previousData ? <LoadingDays label={t('filter.loading')} /> : props.waiting
  }
  if (shown.days.length === 0) {
    const isAnyChosen = isChosen(choice, view?.calendar.today ?? '')
    return <EmptyProgramme path={path} isChosen={isAnyChosen} />
  }
  return (
    <>
      <DayList days={shown.days} locale={locale} level={props.level} />
      {list?.hasNext && (
        <LoadMoreEvents
          key={query}
          href={`${path}${listQuery({ ...choice, page: page + 1 })}`}
          next={{ choice, page: page + 1, continues: list.lastDay }}
          locale={locale}
          labels={{ more: t('row.more'), loading: t('row.loading') }}
          level={props.level}
        />
      )}
    </>
  )
}

function viewOf(
  data: ChosenProgrammeQuery,
  { query, locale, t }: { query: string; locale: Locale; t: Translate<'programme'> },
) {
  const list = findDaysOfList(data)
  const { date } = readChoice(new URLSearchParams(query))
  return list && programmeView(data, { date, count: list.count, locale, t })
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslations('programme.filter')
  return (
    <div role="alert">
      <p className={styles.problem}>{t('failed')}</p>
      <button className={styles.more} type="button" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}
