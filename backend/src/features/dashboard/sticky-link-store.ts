import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import type { Page } from '#http/page-of.ts'
import { addressesOf, type Place, placesOf } from './places-of.ts'

type Row = Place & { moduleId: number; text: string; link: string; total: number }

/** Published sticky links whose text contains `search`, by page. */
export async function listStickyLinks(
  queries: Queries,
  { search, page }: { search: string; page: Page },
) {
  const { rows } = await queries.execute<Row>(sql`
    select module.id as "moduleId", module.fields ->> 'link_text' as text, module.fields ->> 'link' as link,
      container.id as "containerId", container.slug, container.content_type as "contentType",
      container.object_id as "objectId", module.locale, count(*) over ()::int as total
    from module join container on container.id = module.container_id
    where module.kind = 'link' and module.fields ->> 'sticky' = 'true' and module.deleted_at is null
      and position(lower(${search}) in lower(module.fields ->> 'link_text')) > 0
    order by container.slug, module.locale, module.position, module.id
    limit ${page.size} offset ${page.offset}`)
  const [places, addresses] = await Promise.all([
    placesOf(queries, rows),
    addressesOf(queries, rows, ({ link }) => findLinkReference(link)),
  ])
  return {
    count: rows[0]?.total ?? 0,
    links: rows.map((row, index) => ({
      ...places[index]!,
      id: row.moduleId,
      text: row.text,
      link: addresses.get(row) ?? row.link,
    })),
  }
}
