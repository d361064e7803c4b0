import {
  maxSitemapParts,
  sitemapPartSize,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from '@foyer/schema/rest/sitemap.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { inAllLocales, type Localized } from '#database/localized.ts'

type Kind = z.output<typeof SitemapKind>

/** Selects what has a page of its own: `id`, `slug` and `changed_at`. */
const pagesOf: Record<Kind, SQL> = {
  // An event without its own slug has that of its production and shows the production's texts.
  event: sql.raw(
    `select event.id, coalesce(event.slug, production.slug) as slug, greatest(event.changed_at, production.changed_at) as changed_at
     from event left join production on production.id = event.production_id`,
  ),
  production: sql.raw('select id, slug, changed_at from production'),
  // An article is as new as its newest module; unpublished ones are left out.
  article: sql.raw(
    `select article.id, article.slug, greatest(article.changed_at, max(module.changed_at)) as changed_at
     from article
     left join container on container.content_type = 'article' and container.object_id = article.id::text
     left join module on module.container_id = container.id
     where article.is_online and article.published_from <= now()
     group by article.id`,
  ),
  person: sql.raw(`select id, jsonb_build_object('de', slug) as slug, changed_at from person`),
  series: sql.raw('select id, slug, changed_at from series'),
  venue: sql.raw('select id, slug, changed_at from venue'),
  form: sql.raw('select id, slug, changed_at from form'),
}

/** Parts are ranges of ids, so that a new page changes only the last one. */
export async function listSitemapParts(queries: Queries): Promise<z.output<typeof SitemapPart>[]> {
  const kinds = Object.keys(pagesOf) as Kind[]
  const parts = kinds.map(async (kind) => {
    const { rows } = await queries.execute<{ part: number; changed_at: Date }>(
      sql`select (id - 1) / ${sitemapPartSize}::int + 1 as part, max(changed_at) as changed_at
        from (${pagesOf[kind]}) as page group by 1 order by 1 limit ${maxSitemapParts}`,
    )
    return rows.map((row) => ({ kind, part: row.part, changed_at: inUtc(row.changed_at) }))
  })
  return (await Promise.all(parts)).flat()
}

export async function listSitemapEntries(
  queries: Queries,
  { kind, part }: { kind: Kind; part: number },
): Promise<z.output<typeof SitemapEntry>[]> {
  const last = part * sitemapPartSize
  const { rows } = await queries.execute<{ id: number; slug: Localized; changed_at: Date }>(
    sql`select id, slug, changed_at from (${pagesOf[kind]}) as page
      where id > ${last - sitemapPartSize} and id <= ${last} order by id`,
  )
  return rows.map(({ id, slug, changed_at }) => ({
    id,
    slugs: inAllLocales(slug),
    changed_at: inUtc(changed_at),
  }))
}

/** Raw queries return dates as strings. */
const inUtc = (instant: Date | string) => new Date(instant).toISOString()
