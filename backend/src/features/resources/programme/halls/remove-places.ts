import { inArray, sql } from 'drizzle-orm'
import { place } from '#database/tables/seats.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** Deletes places. Those with tickets are withdrawn: their tickets stay valid, and they are no longer sold. */
export async function removePlaces(
  transaction: WritableTransaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  // Locked in order, so that no visitor takes one meanwhile.
  await transaction
    .select({ id: place.id })
    .from(place)
    .where(inArray(place.id, [...ids]))
    .orderBy(place.id)
    .for('update')
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select id from place where id in ${[...ids]} and (
      exists (select from taken_place where place_id = place.id)
      or exists (select from order_ticket where place_id = place.id))`)
  const withdrawn = new Set(rows.map(({ id }) => id))
  const deleted = ids.filter((id) => !withdrawn.has(id))
  if (deleted.length > 0) await transaction.delete(place).where(inArray(place.id, deleted))
  if (withdrawn.size > 0) {
    await transaction
      .update(place)
      .set({ isWithdrawn: true })
      .where(inArray(place.id, [...withdrawn]))
  }
}
