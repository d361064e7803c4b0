import type { OrderState } from '@foyer/schema/rest/staff-order-shapes.ts'
import { and, eq, exists, isNotNull, isNull, not, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { orderNote, shopOrder } from '#database/tables/shop.ts'

export type State = z.output<typeof OrderState>
type Order = Pick<typeof shopOrder.$inferSelect, 'canceledAt' | 'paidAt' | 'confirmBy'>

/** How an order stands. */
export function stateOf(order: Order, { isRefundNoted }: { isRefundNoted: boolean }): State {
  if (order.canceledAt) return order.paidAt && !isRefundNoted ? 'refund_due' : 'canceled'
  if (order.paidAt) return 'paid'
  return order.confirmBy ? 'unconfirmed' : 'open'
}

/** The same as a condition. */
export function isInState(queries: Queries, state: State): SQL | undefined {
  const refund = exists(
    queries
      .select({ id: orderNote.id })
      .from(orderNote)
      .where(and(eq(orderNote.orderId, shopOrder.id), eq(orderNote.kind, 'refund'))),
  )
  const stands = isNull(shopOrder.canceledAt)
  const isUnpaid = and(stands, isNull(shopOrder.paidAt))
  const isDue = and(isNotNull(shopOrder.canceledAt), isNotNull(shopOrder.paidAt), not(refund))!
  const conditions: Record<State, SQL | undefined> = {
    open: and(isUnpaid, isNull(shopOrder.confirmBy)),
    unconfirmed: and(isUnpaid, isNotNull(shopOrder.confirmBy)),
    paid: and(stands, isNotNull(shopOrder.paidAt)),
    refund_due: isDue,
    canceled: and(isNotNull(shopOrder.canceledAt), not(isDue)),
  }
  return conditions[state]
}
