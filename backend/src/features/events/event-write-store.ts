import { inArray } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { fingerprint } from '#database/fingerprint.ts'
import { insertAll } from '#database/insert-all.ts'
import { event, eventSeries, eventTag, price } from '#database/tables/events.ts'
import { upsertByKey } from '#database/upsert.ts'

type Kept = 'id' | 'formerDay' | 'formerTime' | 'revision' | 'changedAt' | 'parts'

export type EventWrite = Omit<typeof event.$inferInsert, Kept> & {
  tagIds: number[]
  seriesIds: number[]
  /** Dearest first. */
  prices: Omit<typeof price.$inferInsert, 'id' | 'eventId' | 'position'>[]
}

/** Writes events with all that belongs to them, in place of what they had; answers the number of each key. */
export async function saveEvents(
  queries: Queries,
  events: EventWrite[],
): Promise<Map<string, number>> {
  const ids = await upsertByKey(
    queries,
    event,
    events.map((write) => ({
      ...write,
      parts: fingerprint([write.tagIds, write.seriesIds, write.prices]),
    })),
  )
  if (ids.size === 0) return ids
  for (const table of [eventTag, eventSeries, price]) {
    await queries.delete(table).where(inArray(table.eventId, [...ids.values()]))
  }
  const idOf = ({ key }: EventWrite) => ids.get(key)!
  await insertAll(
    queries,
    eventTag,
    events.flatMap((write) => write.tagIds.map((tagId) => ({ eventId: idOf(write), tagId }))),
  )
  await insertAll(
    queries,
    eventSeries,
    events.flatMap((write) =>
      write.seriesIds.map((seriesId) => ({ eventId: idOf(write), seriesId })),
    ),
  )
  await insertAll(
    queries,
    price,
    events.flatMap((write) =>
      write.prices.map((row, position) => ({ ...row, position, eventId: idOf(write) })),
    ),
  )
  return ids
}
