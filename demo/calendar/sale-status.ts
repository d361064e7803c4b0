import { addDays } from '@foyer/schema/weekend.ts'
import type { event } from '@foyer/backend/src/database/tables/events.ts'

export type SaleStatus = NonNullable<(typeof event)['$inferInsert']['status']>

/** The periods after which a status repeats, so that within two busy months every status occurs. */
const cycle = 22
const exceptions: Record<number, SaleStatus> = {
  2: 'sold_out',
  5: 'waiting_list',
  8: 'canceled',
  11: 'online_sale_ended',
  13: 'sold_out',
  15: 'advance_sale',
  18: 'postponed',
  20: 'closed',
}

/** The sale status of the nth event; most are on sale. */
export function saleStatus(number: number): SaleStatus {
  return exceptions[number % cycle] ?? 'on_sale'
}

const movedOne = 7
const daysMoved = 7

/** The day that the nth event was first planned for, if it was moved: one of each period by a week. */
export function formerDayOf(number: number, day: string): string | null {
  return number % cycle === movedOne ? addDays(day, -daysMoved) : null
}
