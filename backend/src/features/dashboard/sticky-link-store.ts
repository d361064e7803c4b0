import { findLinkReference } from '@foyer/schema/shapes/link-reference.ts'
import { sql } from 'drizzle-orm'
import { readAddresses } from '#catalogue/entity-addresses.ts'
import type { Queries } from '#database/connect.ts'
import type { Page } from '#http/page-of.ts'
import { type Place, placesOf } from './places-of.ts'

type Row = Place & { moduleId: number; text: string; link: string; total: number }

/** Published sticky links whose text or target contains `search`, by page. */
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
      and position(lower(${search}) in lower(concat(module.fields ->> 'link_text', ' ', module.fields ->> 'link'))) > 0
    order by container.slug, module.locale, module.position, module.id
    limit ${page.size} offset ${page.offset}`)
  const [places, addresses] = await Promise.all([
    placesOf(queries, rows),
    addressesOf(queries, rows),
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

/** Where links to things of the site lead; without those to other sites, and to what visitors do not find. */
async function addressesOf(queries: Queries, rows: readonly Row[]): Promise<Map<Row, string>> {
  const addresses = new Map<Row, string>()
  for (const [locale, some] of Map.groupBy(rows, (row) => row.locale)) {
    const references = some.flatMap(({ link }) => findLinkReference(link) ?? [])
    const { findAddress } = await readAddresses(queries, references, locale)
    for (const row of some) {
      const reference = findLinkReference(row.link)
      const address = reference && findAddress(reference)
      if (address) addresses.set(row, address)
    }
  }
  return addresses
}
