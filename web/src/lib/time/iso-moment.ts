/**
 * An instant in ISO 8601, for HTML and search engines. Where only the day is known, that day; where the offset has
 * seconds, as before 1893, the local time without offset: the standard has no such offsets, and reads a time without
 * one as local.
 */
export function isoMoment(instant: string, time: string | null): string {
  if (time === null) return instant.slice(0, 10)
  return /[+-]\d{2}:\d{2}:\d{2}$/.test(instant) ? instant.slice(0, 19) : instant
}
