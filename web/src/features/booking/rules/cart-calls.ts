import type { AddToCartInput } from '#graphql/generated/graphql.ts'
import type { Selection } from './selection.ts'

/** One cart call; its key makes it count once, however often it is sent. */
export type CartCall = Omit<AddToCartInput, 'idempotencyKey' | 'locale'> & {
  seatGroupNumber: number
  idempotencyKey: string
}

/** The selection as calls: one per seat group, with its sale types merged, so that people sit together (B-06). */
export function cartCalls(
  selection: Selection,
  order: {
    ticketingNumber: number
    timeslot: number | undefined
    /** A new key for each call. */
    makeKey: (seatGroupNumber: number) => string
  },
): CartCall[] {
  const bySeatGroup = Map.groupBy(selection, ({ ticket }) => ticket.seatGroupNumber)
  return [...bySeatGroup].map(([seatGroupNumber, entries]) => ({
    ticketingNumber: order.ticketingNumber,
    tickets: entries.map(({ amount, ticket }) => ({
      saleTypeNumber: ticket.saleTypeNumber,
      quantity: amount,
    })),
    seatGroupNumber,
    ...(order.timeslot !== undefined && { timeslotNumber: order.timeslot }),
    idempotencyKey: order.makeKey(seatGroupNumber),
  }))
}
