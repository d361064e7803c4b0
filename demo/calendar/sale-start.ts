import { dayInSeason, firstSeasonYear } from './season.ts'

/**
 * First day of the sale of an event: the first season goes on sale as a whole in June before it begins. For the second one
 * nothing is announced.
 */
export function saleStart(day: string, now: Date): string | null {
  const year = firstSeasonYear(now)
  return day <= dayInSeason(year, '08-31') ? `${year}-06-01` : null
}
