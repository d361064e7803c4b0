'use client'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useProgrammeQuery } from '#features/events/filter/address-state.ts'
import { FilterBar } from '#features/events/filter/filter-bar.tsx'
import type { FilterOptions } from '#features/events/filter/filter-options.ts'
import { MonthRow } from '#features/events/filter/calendar/month-row.tsx'
import { readChoice } from '#features/events/filter/programme-choice.ts'
import type { ProgrammeLabels } from '#features/events/filter/programme-labels.ts'
import type { Locale } from '#i18n/locales.ts'
import styles from './live-programme.module.css'
import { LoadingDays } from './loading-days.tsx'
import type { ShownList } from './shown-list.ts'
import { useListInFrame } from './use-list-in-frame.ts'

const loadChosen = () => import('./chosen-programme.tsx')
const ChosenProgramme = lazy(loadChosen)
const loadChips = () => import('#features/events/filter/lazy-chips.tsx')
const LazyChips = lazy(loadChips)

const loadingDelayMs = 200

export type LiveProgrammeProps = {
  /** The list rendered by the server. */
  first: ShownList
  options: FilterOptions
  path: string
  locale: Locale
  labels: ProgrammeLabels
  /** The chips of the server's choice. */
  chips?: ReactNode
  title?: ReactNode
  /** Level of the days' headings. */
  level?: 2 | 3
  /** The server's list; without it the browser renders the first one too. */
  children?: ReactNode
}

/**
 * The programme with its filters. The server's list is shown until a filter changes; from then on the list comes from
 * the graph, by the address, without leaving the page. While a list takes longer than 200 ms, it is emptied.
 */
export function LiveProgramme(props: LiveProgrammeProps) {
  const { first, options, path, locale, labels, children } = props
  const query = useProgrammeQuery({ path, first: first.query })
  const [loaded, setLoaded] = useState(first)
  const isFirst = query === first.query && children !== undefined
  const shown = isFirst ? first : loaded
  const isLoading = !isFirst && shown.query !== query
  const isLate = useIsDelayed(isLoading && query)
  const choice = readChoice(new URLSearchParams(query))
  const showView = useCallback((list: ShownList) => setLoaded(list), [])
  const region = usePreservedFocus(query)
  useListInFrame(query, locale)
  const filter = { choice, view: shown.view, options, path, locale, labels }
  const waiting = isLate || !children ? <LoadingDays label={labels['filter.loading']} /> : children
  return (
    <>
      <div className={styles.head}>
        {props.title}
        <p className={styles.count} role="status">
          {shown.view.countLabel}
        </p>
      </div>
      <FilterBar {...filter} onUse={() => void Promise.all([loadChosen(), loadChips()])} />
      {isFirst ? (
        props.chips
      ) : (
        <Suspense>
          <LazyChips {...filter} today={shown.view.calendar.today} />
        </Suspense>
      )}
      <MonthRow {...filter} />
      <section
        className={styles.list}
        ref={region}
        tabIndex={-1}
        aria-label={labels['filter.list']}
        aria-busy={isLoading}
      >
        {isFirst ? (
          children
        ) : (
          <Suspense fallback={waiting}>
            <ChosenProgramme
              query={query}
              path={path}
              locale={locale}
              level={props.level ?? 2}
              waiting={waiting}
              isLate={isLate}
              onShown={showView}
            />
          </Suspense>
        )}
      </section>
    </>
  )
}

/** Whether a response takes longer than a moment. */
function useIsDelayed(awaited: string | false): boolean {
  const [delayed, setDelayed] = useState<string | false>(false)
  useEffect(() => {
    if (awaited === false) return
    const timer = setTimeout(() => setDelayed(awaited), loadingDelayMs)
    return () => clearTimeout(timer)
  }, [awaited])
  return awaited !== false && delayed === awaited
}

/** The focused element, such as a chip, may be removed by the choice: then the list gets the focus. */
function usePreservedFocus(query: string) {
  const region = useRef<HTMLElement>(null)
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true })
  }, [query])
  return region
}
