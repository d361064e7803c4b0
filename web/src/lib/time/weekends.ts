import { addDays, weekendOf } from '@foyer/schema/weekend.ts'

/** The days of this weekend that are not over, and those of the next one, seen from a day such as `2026-11-23`. */
export function weekendsFrom(today: string) {
  const { first, last } = weekendOf(today)
  return {
    current: { date: first, to: last },
    next: { date: addDays(last, 6), to: addDays(last, 7) },
  }
}
