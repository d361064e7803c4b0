import { addDays, weekendOf } from '@foyer/schema/weekend.ts'
import { dayAtTheatre } from '#database/site-zone.ts'

/** An editor's date range for an event list. Days as 2026-12-01. */
export type ChosenDays = {
  date_from: string | null
  date_to: string | null
  filters: '' | 'next_3_days' | 'weekend'
}

/** The first and last day of an event list at an instant; without a last day if none was chosen. */
export function listDays(
  { date_from, date_to, filters }: ChosenDays,
  now: Date,
): { first: string; last: string | undefined } {
  const today = dayAtTheatre(now)
  const period = periodFrom(today)[filters]
  const firsts = [date_from ?? (filters ? undefined : today), period.first]
  const lasts = [date_to, period.last]
  return {
    first: firsts.filter(isDay).toSorted().at(-1)!,
    last: lasts.filter(isDay).toSorted()[0],
  }
}

type Period = { first?: string; last?: string }

function periodFrom(today: string): Record<ChosenDays['filters'], Period> {
  return {
    '': {},
    next_3_days: { first: today, last: addDays(today, 2) },
    weekend: weekendOf(today),
  }
}

function isDay(day: string | null | undefined): day is string {
  return typeof day === 'string'
}
