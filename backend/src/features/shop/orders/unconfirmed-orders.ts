import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { shopOrder } from '#database/tables/shop.ts'

/** Confirms an order whose time is not over; returns whether it was pending. */
export async function confirmOrder(queries: Queries, orderId: string): Promise<boolean> {
  const confirmed = await queries
    .update(shopOrder)
    .set({ confirmBy: null })
    .where(
      and(
        eq(shopOrder.id, orderId),
        isNull(shopOrder.canceledAt),
        sql`${shopOrder.confirmBy} > now()`,
      ),
    )
    .returning({ id: shopOrder.id })
  return confirmed.length > 0
}

/** Orders that were not confirmed in time. */
export async function findUnconfirmedOrders(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(isNull(shopOrder.canceledAt), sql`${shopOrder.confirmBy} <= now()`))
    .orderBy(sql`random()`)
    .limit(100)
  return rows.map(({ id }) => id)
}
