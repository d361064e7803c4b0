import { type Weekday, weekdayOf } from '@foyer/schema/resources/site/weekdays.ts'
import { addDays } from '@foyer/schema/weekend.ts'

/** A row of the opening hours; closed without times. */
type Hours = { timeFrom: string | null; timeTo: string | null }
type Exception = Hours & { day: string; lastDay?: string | null }

/** How many days ahead an opening is looked for: longer than any break of a season. */
export const daysAhead = 100

/**
 * The first opening after a day, from the weekly hours and the exceptions, which replace them; null when there is none
 * within `daysAhead`. Hours have the form `10:00` or `10:00:00`.
 */
export function nextOpening(
  day: string,
  { regular, exceptions }: { regular: (Hours & { weekday: Weekday })[]; exceptions: Exception[] },
): { day: string; time: string } | null {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const next = addDays(day, ahead)
    const weekday = weekdayOf(next)
    const ofDay = exceptions.filter(
      (exception) => exception.day <= next && next <= (exception.lastDay ?? exception.day),
    )
    const hours = ofDay.length > 0 ? ofDay : regular.filter((usual) => usual.weekday === weekday)
    const [first] = hours.flatMap(startOf).toSorted()
    if (first) return { day: next, time: first.slice(0, 5) }
  }
  return null
}

function startOf({ timeFrom, timeTo }: Hours): string[] {
  return timeFrom === null || timeTo === null ? [] : [timeFrom]
}
