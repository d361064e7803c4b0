/** The first and last day of the weekend of a day's week that are not over: on a Sunday, its Saturday is. */
export function weekendOf(today: string): { first: string; last: string } {
  const sunday = addDays(today, (7 - weekdayOf(today)) % 7)
  const saturday = addDays(sunday, -1)
  return { first: saturday < today ? today : saturday, last: sunday }
}

/** The day so many days after a day such as `2026-11-23`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
