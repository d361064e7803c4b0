import { asc, desc, gte, lt, or, sql, and, lte } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { change } from '#database/tables/changes.ts'

export type Change = { id: number; tags: string[] }

const retentionHours = 24
const retainedChanges = 100_000

/**
 * The changes after the given id, oldest first, at most `limit`; null if that id does not exist (pruned, or from another history
 * of the database), so that it is unknown what has changed since.
 */
export async function findChangesAfter(
  queries: Queries,
  { id, limit }: { id: number; limit: number },
): Promise<Change[] | null> {
  const [known, ...later] = await queries
    .select({ id: change.id, tags: change.tags })
    .from(change)
    .where(gte(change.id, id))
    .orderBy(asc(change.id))
    .limit(limit + 1)
  return known?.id === id ? later : null
}

/** The id of the newest change. There always is one. */
export async function getNewestChangeId(queries: Queries): Promise<number> {
  const [newest] = await queries
    .select({ id: change.id })
    .from(change)
    .orderBy(desc(change.id))
    .limit(1)
  if (!newest)
    throw new Error('The change table is empty, although its newest row is never deleted')
  return newest.id
}

/** Deletes changes older than a day or beyond 100,000, except the newest. */
export async function pruneChanges(queries: Queries): Promise<void> {
  const newest = await getNewestChangeId(queries)
  await queries
    .delete(change)
    .where(
      and(
        lt(change.id, newest),
        or(
          lte(change.id, newest - retainedChanges),
          lt(change.at, sql`now() - ${retentionHours} * interval '1 hour'`),
        ),
      ),
    )
}
