import { boundedTags, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

/**
 * Tells gateways and sites what a transaction makes stale, when it commits; nothing when it is rolled back. Answers the number
 * of the change. Only for `changeHouse`, which calls it last: from here to the commit all other changes wait, so that the feed
 * has them in the order in which they become visible.
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
