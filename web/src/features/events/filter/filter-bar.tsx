'use client'
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { DayForm } from '#features/events/filter/calendar/day-form.tsx'
import styles from '#ui/filters/filter-bar.module.css'
import type { FilterProps } from './filter-props.ts'
import { LoadingOptions } from './loading-options.tsx'
import { OptionList } from './option-list.tsx'
import { filterKinds, type ProgrammeChoice } from './programme-choice.ts'
import { SeasonList } from './season-list.tsx'

const Calendar = lazy(() => import('#features/events/filter/calendar/calendar.tsx'))
const FilterModal = lazy(() => import('./filter-modal.tsx'))

/**
 * Filters and calendar: in a large window, and without JavaScript, a row of titles that open their options; in a small
 * one two buttons that open them in a modal.
 */
export function FilterBar(props: FilterProps & { onUse: () => void }) {
  const { choice, view, options, path, labels } = props
  const group = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [modal, setModal] = useState<'calendar' | 'filter'>()
  useClosedFromOutside(bar)
  const kinds = filterKinds.filter((kind) => options[kind].length > 0)
  return (
    <section aria-label={labels['filter.label']} data-print="no">
      <div
        className={styles.bar}
        data-in-modal=""
        ref={bar}
        onKeyDown={closeOnEscape}
        role="presentation"
      >
        <Panel
          name={group}
          title={labels['filter.calendar']}
          isActive={choice.date !== undefined && choice.date !== view.calendar.today}
          onOpen={props.onUse}
          isCalendar
        >
          {(isOpen) => (
            <>
              {isOpen && (
                <Suspense fallback={<LoadingOptions label={labels['filter.loadingOptions']} />}>
                  <Calendar {...props} />
                </Suspense>
              )}
              <DayForm id={`${group}-day`} {...props} calendar={view.calendar} />
            </>
          )}
        </Panel>
        {kinds.map((kind) => (
          <Panel
            key={kind}
            name={group}
            title={labels[`filter.kinds.${kind}`]}
            isActive={choice[kind] !== undefined}
            onOpen={props.onUse}
          >
            {() => (
              <OptionList
                kind={kind}
                options={options[kind]}
                counts={view.counts[kind]}
                choice={choice}
                path={path}
                countLabels={view.countLabels}
              />
            )}
          </Panel>
        ))}
        {options.seasons.length > 0 && (
          <Panel
            name={group}
            title={labels['filter.season']}
            isActive={options.seasons.some(({ firstDay }) => firstDay === choice.date)}
            onOpen={props.onUse}
          >
            {() => <SeasonList seasons={options.seasons} choice={choice} path={path} />}
          </Panel>
        )}
      </div>
      <div className={styles.buttons}>
        {(['calendar', 'filter'] as const).map((part) => (
          <button key={part} type="button" aria-haspopup="dialog" onClick={() => setModal(part)}>
            {labels[`filter.${part}`]}
            {part === 'filter' && chosenFilters(choice) > 0 && ` (${chosenFilters(choice)})`}
          </button>
        ))}
      </div>
      {modal && (
        <Suspense fallback={<LoadingOptions label={labels['filter.loadingOptions']} />}>
          <FilterModal
            {...props}
            part={modal}
            onPart={setModal}
            onClose={() => setModal(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** A title that opens its options; only one of a row is open at a time. */
function Panel(props: {
  name: string
  title: string
  isActive: boolean
  isCalendar?: boolean
  onOpen: () => void
  children: (isOpen: boolean) => ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const panel = useRef<HTMLDetailsElement>(null)
  function handleToggle({ open }: HTMLDetailsElement) {
    setOpen(open)
    if (open) props.onOpen()
  }
  // Opened before hydration.
  useEffect(() => {
    if (panel.current?.open) handleToggle(panel.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  return (
    <details
      ref={panel}
      className={styles.panel}
      name={props.name}
      data-calendar={props.isCalendar}
      onToggle={({ currentTarget }) => handleToggle(currentTarget)}
    >
      <summary data-active={props.isActive || undefined}>{props.title}</summary>
      <div className={styles.options}>{props.children(isOpen)}</div>
    </details>
  )
}

const chosenFilters = (choice: ProgrammeChoice) =>
  filterKinds.filter((kind) => choice[kind] !== undefined).length

function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape') return
  const open = event.currentTarget.querySelector<HTMLDetailsElement>('details[open]')
  if (!open) return
  // Elements below, such as the overlay, stay open.
  event.preventDefault()
  open.open = false
  open.querySelector('summary')?.focus()
}

/** A click outside an open title closes it. */
function useClosedFromOutside(bar: { current: HTMLElement | null }) {
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      for (const open of bar.current?.querySelectorAll('details[open]') ?? []) {
        if (target instanceof Node && !open.contains(target)) open.removeAttribute('open')
      }
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [bar])
}
