import { boundedTags, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/**
 * Records the cache tags that a transaction invalidates; the change feed publishes them on commit. Returns the id of the change.
 * Only for `changeHouse`, which calls it last: until the commit all other changes wait, so that ids of changes ascend in commit
 * order.
 */
export async function recordChange(
  transaction: Pick<Queries, 'execute'>,
  tags: readonly ChangeTag[],
): Promise<number | undefined> {
  if (tags.length === 0) return undefined
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select record_change(${sql.param(boundedTags(tags))}::text[]) as id`,
  )
  return Number(rows[0]!.id)
}
