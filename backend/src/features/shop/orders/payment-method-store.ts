import type { PaymentMethod } from '@foyer/schema/shapes/order.ts'
import { maxUnconfirmedPlaces, maxUnpaidPlacesPerNetwork } from '@foyer/schema/ticket-rules.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import type { Queries } from '#database/connect.ts'
import { orderTicket, shopOrder } from '#database/tables/shop.ts'
import { countPlaces } from './order-store.ts'

type Change = { orderId: string; paymentMethod: PaymentMethod; isPaidAtOnce: boolean }

/**
 * Changes how an unpaid order is paid. Where it is paid later, the limits of unpaid places hold as if it were placed now. False if
 * it is paid, cancelled, waits to be confirmed, or would exceed them.
 */
export async function changePaymentMethod(
  transaction: Queries,
  { orderId, paymentMethod, isPaidAtOnce }: Change,
): Promise<boolean> {
  const isOpen = and(
    eq(shopOrder.id, orderId),
    isNull(shopOrder.paidAt),
    isNull(shopOrder.canceledAt),
    isNull(shopOrder.confirmBy),
  )
  const [known] = await transaction.select().from(shopOrder).where(isOpen)
  if (!known) return false
  // In the order of `sellCart`: orders of one buyer are counted one after the other.
  if (known.network) await lockForTransaction(transaction, 'buyer', known.network)
  await lockForTransaction(transaction, 'buyer', known.email.toLowerCase())
  const [order] = await transaction.select().from(shopOrder).where(isOpen).for('update')
  if (!order) return false
  const needsConfirmation = !isPaidAtOnce && (await exceedsUnconfirmed(transaction, order))
  if (needsConfirmation === 'too-many') return false
  await transaction
    .update(shopOrder)
    .set({
      paymentMethod,
      ...(needsConfirmation && { confirmBy: sql`now() + interval '1 hour'` }),
    })
    .where(eq(shopOrder.id, orderId))
  return true
}

async function exceedsUnconfirmed(
  queries: Queries,
  order: typeof shopOrder.$inferSelect,
): Promise<boolean | 'too-many'> {
  const tickets = await queries
    .selectDistinct({ eventId: orderTicket.eventId })
    .from(orderTicket)
    .where(eq(orderTicket.orderId, order.id))
  const { unpaid, unpaidOfNetwork } = await countPlaces(queries, {
    buyer: { ...order, network: order.network ?? order.id },
    eventIds: tickets.map(({ eventId }) => eventId),
  })
  return unpaidOfNetwork > maxUnpaidPlacesPerNetwork ? 'too-many' : unpaid > maxUnconfirmedPlaces
}
