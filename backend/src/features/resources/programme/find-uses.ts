import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import type { Use } from '#features/resources/resource-binding.ts'

const maxUses = 20

/** What uses a row: 20 at most of all sources, which are queries of `type`, `id` and `label`. */
export async function findUses(queries: Queries, ...sources: SQL[]): Promise<Use[]> {
  const uses: Use[] = []
  for (const source of sources) {
    const { rows } = await queries.execute<Use>(
      sql`select * from (${source}) as use order by id limit ${maxUses - uses.length}`,
    )
    uses.push(...rows)
    if (uses.length === maxUses) break
  }
  return uses
}

const title = sql`coalesce(event.title->>'de', production.title->>'de', '')`

/** Events that meet a condition, by day and title. */
export const eventsWhere = (condition: SQL) => sql`
  select 'event' as type, event.id, event.day || ' ' || ${title} as label
  from event left join production on production.id = event.production_id where ${condition}`

/** Productions that meet a condition, by title. */
export const productionsWhere = (condition: SQL) => sql`
  select 'production' as type, production.id, production.title->>'de' as label
  from production where ${condition}`

/** Articles that meet a condition, by title. */
export const articlesWhere = (condition: SQL) => sql`
  select 'article' as type, article.id, article.title->>'de' as label from article where ${condition}`

/** Subscriptions that meet a condition, by number. */
export const subscriptionsWhere = (condition: SQL) => sql`
  select 'subscription' as type, id, '#' || id as label from subscription where ${condition}`

/** Rows of a table with a localized name that meet a condition. */
export const namedWhere = (type: string, condition: SQL) => sql`
  select ${type}::text as type, id, name->>'de' as label from ${sql.identifier(type)} where ${condition}`
