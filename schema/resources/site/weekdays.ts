/** Days of the week in the order of lists. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** The day of the week of a calendar day, `2026-12-24`. */
export function weekdayOf(day: string): Weekday {
  return weekdayFrom(new Date(`${day}T12:00:00Z`).getUTCDay())
}

/** The day of the week by its number in JavaScript: 0 is Sunday. */
export function weekdayFrom(number: number): Weekday {
  return weekdays[(number + 6) % 7]!
}
