import type { MediaUse } from '@foyer/schema/shapes/media-item.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'

type Use = z.output<typeof MediaUse>
type PictureUse = { holder: Use['holder']; id: number; title: string; field: string }

/** The things that have a picture outside of modules. */
export async function readPictureUses(queries: Queries, imageId: number): Promise<PictureUse[]> {
  const { rows } = await queries.execute<PictureUse>(sql`
    select * from (
      select 'page' as holder, id, title->>'de' as title, 'og_image' as field
        from page where og_image_id = ${imageId}
      union all select 'person', id, trim(first_name || ' ' || last_name), 'image'
        from person where image_id = ${imageId}
      union all select 'article', id, title->>'de', 'image' from article where image_id = ${imageId}
      union all select 'production', id, title->>'de', 'image' from production where image_id = ${imageId}
      union all select 'production', id, title->>'de', 'gallery' from production
        where id in (select production_id from production_image where image_id = ${imageId})
      union all select 'production', id, title->>'de', 'sponsors' from production
        where id in (
          select production_id from production_sponsor
          join sponsor on sponsor.id = production_sponsor.sponsor_id
          where sponsor.image_id = ${imageId})
      union all select 'event', event.id, coalesce(event.title, production.title)->>'de', 'image'
        from event left join production on production.id = event.production_id
        where event.image_id = ${imageId}
      union all select 'teaser', id, name, 'image' from teaser where image_id = ${imageId}
    ) as uses order by holder, id`)
  return rows
}

/** The same as editors get it. */
export async function listPictureUses(queries: Queries, imageId: number): Promise<Use[]> {
  const uses = await readPictureUses(queries, imageId)
  return uses.map(({ holder, id, title, field }): Use => {
    const slug = holder === 'teaser' ? null : `${holder}-${id}`
    return {
      holder,
      title: title || `${holder} ${id}`,
      slug,
      locale: null,
      module: null,
      kind: null,
      field,
      is_published: true,
      in_draft: true,
    }
  })
}
