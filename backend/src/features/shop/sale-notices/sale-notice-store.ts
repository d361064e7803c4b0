import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { event } from '#database/tables/events.ts'
import { saleNotice } from '#database/tables/shop.ts'
import { isOnSale } from '#features/shop/sale-conditions.ts'

/** An address cannot wait for more events: who enters them by the thousand is no visitor. */
const maxPerAddress = 20

/** Remembers whom to write to when an event is on sale. Once per address, without telling whether the address was known: nobody can find out who waits. */
export async function addSaleNotice(
  database: Pick<Database, 'transaction'>,
  notice: { eventId: number; email: string; locale: Locale },
): Promise<void> {
  const email = notice.email.trim().toLowerCase()
  await database.transaction(async (transaction) => {
    const [known] = await transaction
      .select({ notices: count() })
      .from(saleNotice)
      .where(eq(saleNotice.email, email))
    if (known!.notices >= maxPerAddress) return
    await transaction
      .insert(saleNotice)
      .values({ ...notice, email })
      .onConflictDoNothing()
  })
}

/** Takes the notices of events that are on sale now: each is returned once, and deleted. */
export async function takeDueNotices(
  transaction: Queries,
  limit: number,
): Promise<{ eventId: number; email: string; locale: Locale }[]> {
  const due = await transaction
    .select({ eventId: saleNotice.eventId, email: saleNotice.email })
    .from(saleNotice)
    .innerJoin(event, eq(event.id, saleNotice.eventId))
    .where(isOnSale)
    .orderBy(saleNotice.createdAt)
    .limit(limit)
    .for('update', { of: saleNotice, skipLocked: true })
  const taken = await Promise.all(
    due.map(({ eventId, email }) =>
      transaction
        .delete(saleNotice)
        .where(and(eq(saleNotice.eventId, eventId), eq(saleNotice.email, email)))
        .returning(),
    ),
  )
  return taken.flat()
}

/** Deletes the notices of events that are over or cancelled: nothing will be on sale any more. */
export async function deleteVainNotices(queries: Queries): Promise<void> {
  const vain = queries
    .select({ id: event.id })
    .from(event)
    .where(sql`${event.overAt} <= now() or ${event.status} = 'canceled'`)
  await queries.delete(saleNotice).where(inArray(saleNotice.eventId, vain))
}
