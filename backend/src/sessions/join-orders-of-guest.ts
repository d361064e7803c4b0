import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { shopOrder } from '#database/tables/shop.ts'

/** Gives an account the orders that were placed as a guest with its address, which its owner has proven to read. */
export async function joinOrdersOfGuest(
  queries: Queries,
  { accountId, email }: { accountId: number; email: string },
): Promise<void> {
  await queries
    .update(shopOrder)
    .set({ accountId })
    .where(
      and(isNull(shopOrder.accountId), eq(sql`lower(${shopOrder.email})`, email.toLowerCase())),
    )
}
