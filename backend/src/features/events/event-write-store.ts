import { inArray } from 'drizzle-orm'
import { fingerprint } from '#database/fingerprint.ts'
import { insertAll } from '#database/insert-all.ts'
import { event, eventSeries, eventTag, price } from '#database/tables/events.ts'
import { eventSeatGroup, timeslot } from '#database/tables/offers.ts'
import { upsertByKey } from '#database/upsert.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

type GeneratedColumn = 'id' | 'formerDay' | 'formerTime' | 'revision' | 'changedAt' | 'parts'

export type EventWrite = Omit<typeof event.$inferInsert, GeneratedColumn | 'key'> & {
  key: string
  tagIds: number[]
  seriesIds: number[]
  /** Most expensive first. Prices of one category share a position. */
  prices: (Omit<typeof price.$inferInsert, 'id' | 'eventId' | 'position'> & { position?: number })[]
  /** The seat groups on sale; none if the hall has no seating plan. */
  seatGroupIds?: number[]
  /** Times of admission, such as 15:30; none if everybody is admitted together. */
  timeslots?: string[]
}

/** Writes events and replaces their parts; returns the id of each key. */
export async function saveEvents(
  transaction: WritableTransaction,
  events: EventWrite[],
): Promise<Map<string, number>> {
  const ids = await upsertByKey(
    transaction,
    event,
    events.map((write) => ({
      ...write,
      parts: fingerprint([write.tagIds, write.seriesIds, write.prices]),
    })),
  )
  if (ids.size === 0) return ids
  for (const table of [eventTag, eventSeries, price, eventSeatGroup]) {
    await transaction.delete(table).where(inArray(table.eventId, [...ids.values()]))
  }
  const idOf = ({ key }: EventWrite) => ids.get(key)!
  await insertAll(
    transaction,
    eventTag,
    events.flatMap((write) => write.tagIds.map((tagId) => ({ eventId: idOf(write), tagId }))),
  )
  await insertAll(
    transaction,
    eventSeries,
    events.flatMap((write) =>
      write.seriesIds.map((seriesId) => ({ eventId: idOf(write), seriesId })),
    ),
  )
  await insertAll(
    transaction,
    price,
    events.flatMap((write) =>
      write.prices.map((row, index) => ({
        ...row,
        position: row.position ?? index,
        eventId: idOf(write),
      })),
    ),
  )
  await insertAll(
    transaction,
    eventSeatGroup,
    events.flatMap((write) =>
      (write.seatGroupIds ?? []).map((seatGroupId) => ({ eventId: idOf(write), seatGroupId })),
    ),
  )
  await saveTimeslots(transaction, { events, idOf })
  return ids
}

/** Timeslots keep their ids, because tickets refer to them; those removed are no longer offered. */
async function saveTimeslots(
  transaction: WritableTransaction,
  { events, idOf }: { events: EventWrite[]; idOf: (event: EventWrite) => number },
): Promise<void> {
  await transaction
    .update(timeslot)
    .set({ isOffered: false })
    .where(inArray(timeslot.eventId, events.map(idOf)))
  const rows = events.flatMap((write) =>
    (write.timeslots ?? []).map((timeStart) => ({ eventId: idOf(write), timeStart })),
  )
  if (rows.length === 0) return
  await transaction
    .insert(timeslot)
    .values(rows)
    .onConflictDoUpdate({
      target: [timeslot.eventId, timeslot.timeStart],
      set: { isOffered: true },
    })
}
