import { asc, gt } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { change } from '#database/tables/changes.ts'

/** The tags of each change recorded after the given id. */
export async function recordedAfter(queries: Queries, id: number): Promise<string[][]> {
  const rows = await queries
    .select({ tags: change.tags })
    .from(change)
    .where(gt(change.id, id))
    .orderBy(asc(change.id))
  return rows.map(({ tags }) => tags)
}
