import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

type Place = { id: number; contentType: string; objectId: string }

const ofHouse = (text: string) => sql.raw(`coalesce(${text}->>'de', ${text}->>'en')`)

/** How editors know the things that have containers. */
const titleByType: Record<string, SQL | undefined> = {
  page: sql`select id, ${ofHouse('title')} as title from page`,
  article: sql`select id, ${ofHouse('title')} as title from article`,
  production: sql`select id, ${ofHouse('title')} as title from production`,
  series: sql`select id, ${ofHouse('name')} as title from series`,
  venue: sql`select id, ${ofHouse('name')} as title from venue`,
  person: sql`select id, trim(first_name || ' ' || last_name) as title from person`,
  event: sql`select event.id, ${ofHouse('coalesce(event.title, production.title)')} as title
    from event left join production on production.id = event.production_id`,
}

/** The titles of what containers belong to, by container; without those that belong to nothing. */
export async function titlesOf(
  queries: Queries,
  places: readonly Place[],
): Promise<Map<number, string>> {
  const titles = new Map<number, string>()
  for (const [contentType, some] of Map.groupBy(places, (one) => one.contentType)) {
    const titled = titleByType[contentType]
    if (!titled) continue
    const numbers = some.map(({ objectId }) => Number(objectId)).filter(Number.isSafeInteger)
    const { rows } = await queries.execute<{ id: number; title: string | null }>(
      sql`select * from (${titled}) as titled where id = any(${sql.param(numbers)}::int[])`,
    )
    const byId = new Map(rows.map(({ id, title }) => [String(id), title]))
    for (const { id, objectId } of some) titles.set(id, byId.get(objectId) || objectId)
  }
  return titles
}
