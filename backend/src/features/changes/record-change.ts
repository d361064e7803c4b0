import { boundedTags, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { refreshSearch } from '#database/search/refresh-search.ts'

/**
 * Tells gateways and sites what a transaction makes stale, when it commits; nothing when it is rolled back. Before that, it
 * brings the search up to date with what the transaction has written.
 *
 * Call it once, as the last statement of the transaction: from here to the commit all other changes wait, so that the feed
 * has them in the order in which they become visible. Not for what many visitors write at once, as seats.
 */
export async function recordChange(
  transaction: Queries,
  tags: readonly ChangeTag[],
): Promise<void> {
  await refreshSearch(transaction)
  if (tags.length === 0) return
  await transaction.execute(sql`select record_change(${sql.param(boundedTags(tags))}::text[])`)
}
