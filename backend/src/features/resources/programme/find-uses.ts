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

/** The address of the page that a container belongs to; the name of the container if it has none, as that of an article. */
const whereShown = sql`coalesce(
  (select concat_ws('/', '', locale, nullif(path, '')) from page_path
    where container.content_type = 'page' and page_id::text = container.object_id order by locale limit 1),
  container.slug)`

/** Pages and articles with modules of some kinds that have a number in a property, or in a list of that name. */
export const containersWhere = (property: string, kinds: readonly string[], id: number) => sql`
  select distinct container.content_type as type, container.object_id::integer as id, ${whereShown} as label
  from module join container on container.id = module.container_id
  where module.deleted_at is null and module.kind in ${kinds} and container.object_id ~ '^\\d{1,9}$'
    and jsonb_path_exists(module.fields, ${`$.**.${property} ? (@ == $id)`}::jsonpath, jsonb_build_object('id', ${id}::integer))`

/** Pages and articles with a link to something of a kind, by its number or by an address such as `/forms/…/12`. */
export const linkingWhere = (target: { kind: string; path: string; id: number }) => sql`
  select distinct container.content_type as type, container.object_id::integer as id, ${whereShown} as label
  from module join container on container.id = module.container_id
  where module.deleted_at is null and container.object_id ~ '^\\d{1,9}$'
    and module.fields::text ~ ${`(\\m${target.kind}:|/${target.path}/[^/"?#]+/)${target.id}([^0-9]|$)`}`

/** What shows or links to an article. */
export const articleUses = (id: number) => [
  linkingWhere({ kind: 'article', path: 'mediathek-(de|en)', id }),
  containersWhere('article', ['blog-teaser-list'], id),
]
