import {
  heavyAssetBytes,
  maxDashboardRows,
} from '@foyer/schema/rest/dashboard-content-operations.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

type Row = {
  item: number
  name: string
  bytes: number | null
  thumbnail: string | null
  total: number
}

/** An overview of the media library. What drafts show must have been indexed. */
export async function findAssets(queries: Queries) {
  const [sums, unused, heavy, withoutAlt] = await Promise.all([
    queries.execute<{ pictures: number; files: number; megabytes: number }>(sql`
      select (select count(*)::int from image) as pictures,
        (select count(*)::int from media_file) as files,
        ceil((coalesce((select sum(bytes) from image), 0)
          + coalesce((select sum(bytes) from media_file), 0)) / 1e6)::int as megabytes`),
    readGroup(queries, isUnused),
    readGroup(queries, sql`asset.bytes > ${heavyAssetBytes}`),
    readGroup(queries, sql`asset.image_id is not null and asset.lacks_alt`),
  ])
  return { ...sums.rows[0]!, unused, heavy, without_alt: withoutAlt }
}

async function readGroup(queries: Queries, condition: SQL) {
  const { rows } = await queries.execute<Row>(sql`
    with shown as materialized (${shownReferences}),
    asset as (
      select media_item.id as item, media_item.image_id, media_item.file_id,
        coalesce(nullif(image.name, ''), media_file.name, nullif(image.alt->>'de', ''), image.url) as name,
        coalesce(image.bytes, media_file.bytes) as bytes, coalesce(image.url, media_file.url) as url,
        coalesce(image.alt->>'de', '') = '' and not image.is_decorative as lacks_alt
      from media_item
      left join image on image.id = media_item.image_id
      left join media_file on media_file.id = media_item.file_id
    )
    select item, name, bytes, count(*) over ()::int as total,
      (select url from image_variant where image_id = asset.image_id
       order by width limit 1) as thumbnail
    from asset where ${condition}
    order by bytes desc nulls last, item limit ${maxDashboardRows}`)
  return {
    count: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, ...row }) => row),
  }
}

/**
 * What modules and drafts refer to: numbers, `image:5`, `file:7` and addresses. A number in a module may be something else than a picture: that
 * keeps an item out of the list which is not shown, never the other way round.
 */
const shownReferences = sql`
  select distinct value #>> '{}' as reference
    from module, jsonb_path_query(fields, '$.** ? (@.type() == "number")') as value
    where deleted_at is null
  union select distinct found[1] from module,
    regexp_matches(fields::text, '(/media/[\\w.-]+|(?:file|image):[0-9]+)', 'g') as found
    where deleted_at is null
  union select distinct found[1] from page,
    regexp_matches(link_url::text, '(/media/[\\w.-]+|file:[0-9]+)', 'g') as found
  union select distinct unnest(media_references) from document`

const isUnused = sql`
  not exists (select from shown where reference in
    (coalesce(asset.image_id, asset.file_id)::text, 'image:' || asset.image_id, 'file:' || asset.file_id, asset.url))
  and not exists (select from image_variant join shown on shown.reference = image_variant.url
    where image_variant.image_id = asset.image_id)
  and (asset.image_id is null or asset.image_id not in (
    select og_image_id from page where og_image_id is not null
    union select image_id from person where image_id is not null
    union select image_id from article where image_id is not null
    union select image_id from production where image_id is not null
    union select image_id from production_image where image_id is not null
    union select image_id from sponsor where image_id is not null
    union select image_id from event where image_id is not null
    union select image_id from teaser where image_id is not null))`
