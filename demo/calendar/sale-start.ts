import { dayAtTheatre } from '@foyer/backend/src/database/site-zone.ts'
import { addDays } from './calendar-days.ts'
import type { SaleStatus } from './sale-status.ts'
import { dayInSeason, firstSeasonYear } from './season.ts'

/** How long before its day tickets of an event in advance sale are sold. */
const advanceSaleDays = 14

/**
 * The first day of an event's ticket sales: a season goes on sale as a whole in the June before it begins, but for events in
 * advance sale. While that June is still ahead nothing is announced for the second season.
 */
export function saleStart(
  { day, status }: { day: string; status: SaleStatus },
  now: Date,
): string | null {
  if (status === 'advance_sale') return addDays(day, -advanceSaleDays)
  const year = firstSeasonYear(now)
  if (day <= dayInSeason(year, '08-31')) return `${year}-06-01`
  const start = `${year + 1}-06-01`
  return start <= dayAtTheatre(now) ? start : null
}
