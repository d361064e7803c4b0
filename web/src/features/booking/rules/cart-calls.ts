import type { AddToCartInput } from '#graphql/generated/graphql.ts'
import type { Selection } from './selection.ts'

/** One cart call; its key makes it count once, however often it is sent. */
export type CartCall = Omit<AddToCartInput, 'idempotencyKey' | 'locale'> & {
  seatGroup: number
  idempotencyKey: string
}

/** The selection as calls: one per seat group, with its sale types merged, so that people sit together (B-06). */
export function cartCalls(
  selection: Selection,
  order: {
    ticketingNumber: number
    timeslot: number | undefined
    /** A new key for each call. */
    makeKey: (seatGroup: number) => string
  },
): CartCall[] {
  const bySeatGroup = Map.groupBy(selection, ({ ticket }) => ticket.seatGroup)
  return [...bySeatGroup].map(([seatGroup, entries]) => ({
    ticketingNumber: order.ticketingNumber,
    tickets: entries.map(({ amount, ticket }) => ({
      saleTypeNumber: ticket.saleTypeNumber,
      quantity: amount,
    })),
    seatGroup,
    ...(order.timeslot !== undefined && { timeslot: order.timeslot }),
    idempotencyKey: order.makeKey(seatGroup),
  }))
}
