import { dayInSeason, firstSeasonYear } from './season.ts'

/**
 * The first day of an event's ticket sales: the first season goes on sale as a whole in the June before it begins; for the second
 * one nothing is announced.
 */
export function saleStart(day: string, now: Date): string | null {
  const year = firstSeasonYear(now)
  return day <= dayInSeason(year, '08-31') ? `${year}-06-01` : null
}
