import { inArray, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { orderNote, orderTicket, shopOrder } from '#database/tables/shop.ts'

/**
 * Removes the names and addresses from orders whose account was deleted, as soon as they have no coming event, and what staff noted about
 * them. What the law keeps stays: number, day, tickets and prices.
 */
export async function forgetBuyers(queries: Queries): Promise<void> {
  const forgotten = await queries
    .update(shopOrder)
    .set({ name: '', email: '', accessNeeds: '', network: null, sealedSecret: null })
    .where(
      sql`${shopOrder.accountDeletedAt} is not null and ${shopOrder.email} <> '' and (${shopOrder.canceledAt} is not null or not exists (
        select 1 from ${orderTicket} join ${event} on ${event.id} = ${orderTicket.eventId}
        where ${orderTicket.orderId} = ${shopOrder.id} and ${event.overAt} > now()))`,
    )
    .returning({ id: shopOrder.id })
  const ids = forgotten.map(({ id }) => id)
  await queries.delete(orderNote).where(inArray(orderNote.orderId, ids))
}
