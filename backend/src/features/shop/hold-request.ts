import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { SeatPoolSnapshot, SeatPool } from './hold-store.ts'

/** A request to hold adjacent seats. */
export type HoldRequest = {
  seatPool: SeatPool
  tickets: { saleTypeId: number; quantity: number }[]
  /** The idempotency key under which it is stored when granted. */
  requestKey: string
  /** Hash of the requested seats: a key is for one request. */
  contentHash: string
  /** The visitor's current cart, which may have expired. */
  knownCartId: string | null
  /** The cart to create if there is none. */
  newCartId: string
  /** From where it comes (`networkIdFor`). */
  network: string
}

export type Outcome = { ok: true; cartId: string } | { ok: false; code: CartProblemCode }

export function sizeOf({ tickets }: HoldRequest): number {
  return tickets.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The problem code of a request that can never be granted; undefined if it is valid. */
export function rejectionOf(
  { seatPool, tickets }: HoldRequest,
  { sale, prices }: Pick<SeatPoolSnapshot, 'sale' | 'prices'>,
): CartProblemCode | undefined {
  if (!sale) return 'unknown_event'
  if (!sale.isOnSale) return 'not_on_sale'
  if (seatPool.seatGroup === null && sale.seatGroups.length > 1) return 'seat_group_required'
  if (sale.seatGroups.length === 0) return 'not_on_sale'
  if (seatPool.seatGroup !== null && !sale.seatGroups.includes(seatPool.seatGroup)) {
    return 'unknown_seat_group'
  }
  const timeslot = sale.timeslots.find(({ id }) => id === seatPool.blockId)
  if (sale.timeslots.length > 0 && seatPool.blockId === null) return 'timeslot_required'
  if (seatPool.blockId !== null && !timeslot) return 'unknown_timeslot'
  if (timeslot && !timeslot.isOpen) return 'not_on_sale'
  if (tickets.some(({ saleTypeId }) => !(saleTypeId in prices))) return 'unknown_sale_type'
  return undefined
}
