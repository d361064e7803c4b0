import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { cart, shopOrder, takenPlace } from '#database/tables/shop.ts'

/** Deletes holds that expired over an hour ago, and carts of the day before without holds or order. */
export async function deleteExpiredCarts(queries: Queries): Promise<void> {
  await queries.execute(sql`
    delete from ${takenPlace} where ${takenPlace.heldUntil} < now() - interval '1 hour'`)
  await queries.execute(sql`
    delete from ${cart} where ${cart.createdAt} < now() - interval '1 day'
      and not exists (select 1 from ${takenPlace} where ${takenPlace.cartId} = ${cart.id})
      and not exists (select 1 from ${shopOrder} where ${shopOrder.cartId} = ${cart.id})`)
}
