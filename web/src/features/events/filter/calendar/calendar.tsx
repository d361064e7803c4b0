'use client'
import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import {
  formatDay,
  dayOfMonth,
  formatMonth,
  monthOf,
  shortWeekday,
  weekday,
} from '#lib/time/days.ts'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import type { Translate } from '#i18n/translate.ts'
import { listQuery } from '#lib/list-query.ts'
import styles from './calendar.module.css'
import { addMonths, dayByKey, weeksOf } from './calendar-days.ts'
import { ChoiceLink } from '#features/events/filter/choice-link.tsx'
import type { FilterProps } from '#features/events/filter/filter-props.ts'
import { toggled } from '#features/events/filter/programme-choice.ts'
import type { ProgrammeCalendar } from '#features/events/filter/programme-view.ts'

const MonthDates = lazy(() => import('./month-dates.tsx'))

const maxDates = 400

/**
 * A month of days, of which those with events can be chosen. Keys move as in the grid of the ARIA practices; months
 * outside the list are loaded.
 */
export default withMessages(Calendar, programmeMessages)

function Calendar(props: FilterProps) {
  const t = useTranslations('programme.filter')
  const { choice, view, path, locale } = props
  const { calendar } = view
  const start = choice.date ?? calendar.dates.find((day) => day >= calendar.today) ?? calendar.today
  const [focused, setFocused] = useState(start)
  const [loadedMonth, setLoadedMonth] = useState<{ month: string; days: readonly string[] }>()
  const titleId = useId()
  const { ref, willFocus } = useFocusOn(focused)
  const month = monthOf(focused)
  const isUnknown = !knows(calendar, { month, start: choice.date ?? calendar.today })
  const days = new Set(
    isUnknown && loadedMonth?.month === month ? loadedMonth.days : calendar.dates,
  )
  const storeDays = useCallback(
    (month: string, days: readonly string[]) => setLoadedMonth({ month, days }),
    [],
  )

  const go = (day: string, shallFocus: boolean) => {
    if (calendar.first && monthOf(day) < monthOf(calendar.first)) return
    if (calendar.last && monthOf(day) > monthOf(calendar.last)) return
    willFocus(shallFocus)
    setFocused(day)
  }
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(focused, event)
    if (!day) return
    event.preventDefault()
    go(day, true)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          aria-label={t('previousMonth')}
          onClick={() => go(addMonths(focused, -1), false)}
        >
          <span aria-hidden="true">←</span>
        </button>
        <p id={titleId} aria-live="polite">
          {formatMonth(focused, locale)}
        </p>
        <button
          type="button"
          aria-label={t('nextMonth')}
          onClick={() => go(addMonths(focused, 1), false)}
        >
          <span aria-hidden="true">→</span>
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid of the ARIA practices is a table */}
      <table role="grid" aria-labelledby={titleId} onKeyDown={move} ref={ref}>
        <thead>
          <tr>
            {aWeek.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, locale)}>
                {shortWeekday(day, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day)}>
              {week.map((day, column) => (
                <td
                  key={day ?? aWeek[column]}
                  aria-selected={day ? day === choice.date : undefined}
                >
                  {day && (
                    <Day
                      day={day}
                      href={
                        days.has(day) ? `${path}${listQuery(dayChoice(props, day))}` : undefined
                      }
                      name={nameOf(day, { ...props, hasEvents: days.has(day), t })}
                      isFocused={day === focused}
                      isToday={day === calendar.today}
                      onFocus={() => setFocused(day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isUnknown && loadedMonth?.month !== month && (
        <Suspense>
          <MonthDates month={month} choice={choice} locale={locale} onDates={storeDays} />
        </Suspense>
      )}
    </div>
  )
}

// A Monday and the six days after it.
const aWeek = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
]

function Day(props: {
  day: string
  href: string | undefined
  name: string
  isFocused: boolean
  isToday: boolean
  onFocus: () => void
}) {
  const common = {
    'data-today': props.isToday || undefined,
    tabIndex: props.isFocused ? 0 : -1,
    onFocus: props.onFocus,
  }
  const labels = (
    <>
      <span aria-hidden="true">{dayOfMonth(props.day)}</span>
      <span className="visually-hidden">{props.name}</span>
    </>
  )
  if (props.href) {
    return (
      <ChoiceLink href={props.href} {...common}>
        {labels}
      </ChoiceLink>
    )
  }
  return (
    <span role="link" aria-disabled="true" {...common}>
      {labels}
    </span>
  )
}

/** A day; choosing today gives the plain list (P-08). */
function dayChoice({ choice, view }: FilterProps, day: string) {
  if (day === view.calendar.today) return { ...choice, date: undefined, to: undefined }
  return toggled(choice, { part: 'date', value: day })
}

function nameOf(
  day: string,
  {
    t,
    locale,
    view,
    hasEvents,
  }: FilterProps & { hasEvents: boolean; t: Translate<'programme.filter'> },
) {
  return [
    formatDay(day, locale),
    day === view.calendar.today && t('today'),
    !hasEvents && t('noEvents'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Whether the list's own response covers a month. */
function knows({ dates }: ProgrammeCalendar, { month, start }: { month: string; start: string }) {
  const isCut = dates.length >= maxDates
  return month >= monthOf(start) && (!isCut || month < monthOf(dates.at(-1) ?? start))
}

/** Moves the focus to the day that a key has reached, once it is rendered. */
function useFocusOn(day: string) {
  const ref = useRef<HTMLTableElement>(null)
  const shallFocus = useRef(false)
  useEffect(() => {
    if (!shallFocus.current) return
    shallFocus.current = false
    ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the day is the occasion, not an input
  }, [day])
  return {
    ref,
    willFocus(wanted: boolean) {
      shallFocus.current = wanted
    },
  }
}
