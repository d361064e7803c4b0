/**
 * A point in time as ISO 8601 has it, which HTML and search engines read. Where only the day is known, that day; where the
 * offset has seconds, as before 1893, the reading of the clock alone: the standard has no such offsets, and takes what has none
 * for local time.
 */
export function isoMoment(instant: string, time: string | null): string {
  if (time === null) return instant.slice(0, 10)
  return /[+-]\d{2}:\d{2}:\d{2}$/.test(instant) ? instant.slice(0, 19) : instant
}
