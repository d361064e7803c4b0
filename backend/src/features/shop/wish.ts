import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { DeskView, Desk } from './hold-store.ts'

/** What a visitor wants to have held, all of it side by side. */
export type Wish = {
  desk: Desk
  tickets: { saleTypeId: number; quantity: number }[]
  /** Under which it is remembered once it is granted. */
  requestKey: string
  /** Hash of what is wanted. */
  content: string
  /** The cart that the visitor has already, which may be over. */
  knownCartId: string | null
  /** The cart that is made where there is none. */
  newCartId: string
}

export type Outcome = { ok: true; cartId: string } | { ok: false; code: CartProblemCode }

export function sizeOf({ tickets }: Wish): number {
  return tickets.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What speaks against a wish, whoever wants it; undefined for nothing. */
export function objectionTo(
  { desk, tickets }: Wish,
  { sale, prices }: Pick<DeskView, 'sale' | 'prices'>,
): CartProblemCode | undefined {
  if (!sale) return 'unknown_event'
  if (!sale.isOnSale) return 'not_on_sale'
  if (desk.seatGroup === null && sale.seatGroups.length > 1) return 'seat_group_needed'
  if (sale.seatGroups.length === 0) return 'not_on_sale'
  if (desk.seatGroup !== null && !sale.seatGroups.includes(desk.seatGroup)) {
    return 'unknown_seat_group'
  }
  const timeslot = sale.timeslots.find(({ id }) => id === desk.blockId)
  if (sale.timeslots.length > 0 && desk.blockId === null) return 'timeslot_needed'
  if (desk.blockId !== null && !timeslot) return 'unknown_timeslot'
  if (timeslot && !timeslot.isOpen) return 'not_on_sale'
  if (tickets.some(({ saleTypeId }) => !(saleTypeId in prices))) return 'unknown_sale_type'
  return undefined
}
