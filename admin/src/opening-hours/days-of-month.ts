import { weekdayOf, type Weekday } from '@foyer/schema/resources/site/weekdays.ts'
import type { Row } from '#provider/written-values.ts'

/** A day of the calendar with its rows, which are exceptions, or else the usual hours of its weekday. */
export type CalendarDay = {
  day: string
  weekday: Weekday
  isException: boolean
  rows: readonly Row[]
}

/** The month of a day, such as `2026-12`. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The month before or after one. */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7)
}

const lengthOf = (month: string): number => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The filter of what is in a month on any day. */
export const filterOfMonth = (month: string) => ({
  day_from: `${month}-01`,
  day_to: `${month}-${lengthOf(month)}`,
})

/** The days of a month with what is open on them: exceptions replace the usual hours of their days. */
export function daysOfMonth(
  month: string,
  { hours, exceptions }: { hours: readonly Row[]; exceptions: readonly Row[] },
): CalendarDay[] {
  return Array.from({ length: lengthOf(month) }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`
    const weekday = weekdayOf(day)
    const own = exceptions.filter((row) => isOn(row, day))
    const isException = own.length > 0
    const rows = isException ? own : hours.filter((row) => row['weekday'] === weekday)
    return { day, weekday, isException, rows: rows.toSorted(byTime) }
  })
}

function isOn(row: Row, day: string): boolean {
  const first = row['day'] as string
  return first <= day && day <= ((row['last_day'] as string | null) ?? first)
}

const timeOf = (row: Row) => (row['time_from'] as string | null) ?? ''
const byTime = (one: Row, other: Row) => timeOf(one).localeCompare(timeOf(other))
