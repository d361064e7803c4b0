import { fullPriceSaleType } from '@foyer/schema/ticket-rules.ts'
import type { Money } from '#lib/text/money.ts'
import type { Availability } from '#graphql/generated/graphql.ts'
import { fullPriceName } from './booking-rules.ts'

export type Price = {
  number: number
  price: Money
  saleTypeNumber: number
  seatGroupNumber: number
  /** Who is entitled to it; null for everybody. */
  text: string | null
  name: string
}
type Timeslot = { number: number; timeStart: string; status: Availability }
export type SeatGroup = {
  number: number
  status: Availability
  name: string
  prices: readonly Price[]
  timeslots: readonly Timeslot[]
}

/** A line of the price list: the first price is the main one, the rest are discounts [2]. */
export type GroupLine = { seatGroupNumber: number; name: string; main: Price; discounts: Price[] }

/** A timeslot's number, and its label. */
export type Entry = { timeslot: number; clock: string }

/**
 * The available seat groups, in the theatre's order, the full price first. Those that are unavailable are not offered [5],
 * nor are those whose chosen timeslot is sold out.
 */
export function offeredLines(
  groups: readonly SeatGroup[],
  timeslot: number | undefined,
): GroupLine[] {
  return groups
    .filter((group) => group.status === 'AVAILABLE' && isOpenAt(group, timeslot))
    .flatMap(({ number: seatGroupNumber, name, prices }) => {
      const [main, ...discounts] = fullPriceFirst(prices)
      return main ? [{ seatGroupNumber, name, main, discounts }] : []
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
  const needed = offered.filter(({ number }) => seatGroups.includes(number))
  const open = new Map<number, Timeslot>()
  for (const slot of offered.flatMap(({ timeslots }) => timeslots)) {
    if (slot.status === 'AVAILABLE') open.set(slot.number, slot)
  }
  return [...open.values()]
    .filter(({ number }) => needed.every((group) => isOpenAt(group, number)))
    .toSorted((one, other) => one.timeStart.localeCompare(other.timeStart))
    .map(({ number, timeStart }) => ({ timeslot: number, clock: entryClock(timeStart) }))
}

/** `15:30:00` as `15:30` [9]. */
export const entryClock = (timeStart: string) => timeStart.slice(0, 5)

function isOpenAt({ timeslots }: SeatGroup, timeslot: number | undefined): boolean {
  if (timeslots.length === 0 || timeslot === undefined) return true
  return timeslots.some((slot) => slot.number === timeslot && slot.status === 'AVAILABLE')
}

function fullPriceFirst(prices: readonly Price[]): Price[] {
  const isFull = ({ saleTypeNumber, name }: Price) =>
    saleTypeNumber === fullPriceSaleType || name === fullPriceName
  return prices.toSorted((one, other) => Number(isFull(other)) - Number(isFull(one)))
}
