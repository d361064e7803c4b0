import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import type { Money } from '#lib/text/money.ts'
import type { Availability } from '#graphql/generated/graphql.ts'
import { fullPriceName } from './booking-rules.ts'

export type Price = {
  number: number
  price: Money
  saleTypeId: number
  seatGroup: number
  text: string
  name: string
}
type Timeslot = { number: number; timeStart: string; status: Availability; blockId: number }
export type SeatGroup = {
  number: number
  seatGroup: number
  status: Availability
  text: string
  prices: readonly Price[]
  timeslots: readonly Timeslot[]
}

/** A line of the price list: the first price is the main one, the rest are discounts [2]. */
export type GroupLine = { seatGroup: number; text: string; main: Price; discounts: Price[] }

/** A timeslot's id in calls, and its label. */
export type Entry = { blockId: number; clock: string }

/**
 * The available seat groups, in the theatre's order, the full price first. Those that are unavailable are not offered [5],
 * nor are those whose chosen timeslot is sold out.
 */
export function offeredLines(
  groups: readonly SeatGroup[],
  blockId: number | undefined,
): GroupLine[] {
  return groups
    .filter((group) => group.status === 'AVAILABLE' && isOpenAt(group, blockId))
    .flatMap(({ seatGroup, text, prices }) => {
      const [main, ...discounts] = fullPriceFirst(prices)
      return main ? [{ seatGroup, text, main, discounts }] : []
    })
}

/**
 * The timeslots that are available in all of the named seat groups, or in any if none is named; earliest first. Empty
 * for an event without timeslots.
 */
export function offeredEntries(
  groups: readonly SeatGroup[],
  seatGroups: readonly number[],
): Entry[] {
  const offered = groups.filter(({ status }) => status === 'AVAILABLE')
  const needed = offered.filter(({ seatGroup }) => seatGroups.includes(seatGroup))
  const open = new Map<number, Timeslot>()
  for (const slot of offered.flatMap(({ timeslots }) => timeslots)) {
    if (slot.status === 'AVAILABLE') open.set(slot.blockId, slot)
  }
  return [...open.values()]
    .filter(({ blockId }) => needed.every((group) => isOpenAt(group, blockId)))
    .toSorted((one, other) => one.timeStart.localeCompare(other.timeStart))
    .map(({ blockId, timeStart }) => ({ blockId, clock: entryClock(timeStart) }))
}

/** `15:30:00` as `15:30` [9]. */
export const entryClock = (timeStart: string) => timeStart.slice(0, 5)

function isOpenAt({ timeslots }: SeatGroup, blockId: number | undefined): boolean {
  if (timeslots.length === 0 || blockId === undefined) return true
  return timeslots.some((slot) => slot.blockId === blockId && slot.status === 'AVAILABLE')
}

function fullPriceFirst(prices: readonly Price[]): Price[] {
  const isFull = ({ saleTypeId, name }: Price) =>
    saleTypeId === fullPriceSaleType || name === fullPriceName
  return prices.toSorted((one, other) => Number(isFull(other)) - Number(isFull(one)))
}
