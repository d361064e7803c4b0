import { addDays } from '@foyer/schema/weekend.ts'

/** A row of the opening hours; closed without times. */
type Hours = { timeFrom: string | null; timeTo: string | null }

/** How many days ahead an opening is looked for: longer than any break of a season. */
export const daysAhead = 100

/**
 * The first opening after a day, from the weekly hours and the exceptions, which replace them; null when there is none
 * within `daysAhead`. Hours have the form `10:00` or `10:00:00`.
 */
export function nextOpening(
  day: string,
  {
    regular,
    exceptions,
  }: { regular: (Hours & { weekday: number })[]; exceptions: (Hours & { day: string })[] },
): { day: string; time: string } | null {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const next = addDays(day, ahead)
    const weekday = new Date(`${next}T00:00:00Z`).getUTCDay()
    const ofDay = exceptions.filter((exception) => exception.day === next)
    const hours = ofDay.length > 0 ? ofDay : regular.filter((usual) => usual.weekday === weekday)
    const [first] = hours.flatMap(startOf).toSorted()
    if (first) return { day: next, time: first.slice(0, 5) }
  }
  return null
}

function startOf({ timeFrom, timeTo }: Hours): string[] {
  return timeFrom === null || timeTo === null ? [] : [timeFrom]
}
