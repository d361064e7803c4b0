import type { OwnOrder } from './find-orders.ts'

type OwnTicket = OwnOrder['tickets'][number]

/** The tickets of one order for one event. */
export type Evening = {
  order: OwnOrder
  event: OwnTicket['event']
  timeStart: string | null
  tickets: readonly [OwnTicket, ...OwnTicket[]]
}

/**
 * The evenings that an account has valid tickets for: coming ones, the next first, and past ones, the latest first. The whole day of an
 * event is still coming.
 */
export function eveningsOf(
  orders: readonly OwnOrder[],
  today: string,
): { coming: Evening[]; past: Evening[] } {
  const evenings = orders.filter(({ status }) => status === 'PLACED').flatMap(eveningsOfOrder)
  const inTime = evenings.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
  return {
    coming: inTime.filter(({ event }) => event.day >= today),
    past: inTime.filter(({ event }) => event.day < today).toReversed(),
  }
}

function eveningsOfOrder(order: OwnOrder): Evening[] {
  const byEvent = Map.groupBy(
    order.tickets,
    ({ event, timeStart }) => `${event.number} ${timeStart ?? ''}`,
  )
  return [...byEvent.values()].flatMap(([first, ...others]) =>
    first
      ? [{ order, event: first.event, timeStart: first.timeStart, tickets: [first, ...others] }]
      : [],
  )
}

const momentOf = ({ event, timeStart }: Evening) => `${event.day} ${timeStart ?? event.time ?? ''}`
