import type { Teaser } from '@foyer/schema/shapes/programme.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { asc, gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { teaser } from '#database/tables/events.ts'
import { findPictures, noPicture } from '#catalogue/picture-store.ts'
import { today } from '#database/site-zone.ts'

const maxTeasers = 100

/** Teasers from today on, by day. */
export async function listTeasers(
  queries: Queries,
  locale: Locale,
): Promise<z.output<typeof Teaser>[]> {
  const rows = await queries
    .select()
    .from(teaser)
    .where(gte(teaser.day, today))
    .orderBy(asc(teaser.day), asc(teaser.id))
    .limit(maxTeasers)
  const pictures = await findPictures(queries, { ids: rows.map(({ imageId }) => imageId), locale })
  return rows.map((row) => ({
    xtype: 'teaser',
    id: row.id,
    position: row.day,
    name: row.name,
    preline: textIn(locale, row.preline),
    headline: textIn(locale, row.headline),
    subline: textIn(locale, row.subline),
    link: textIn(locale, row.link),
    link_text: textIn(locale, row.linkText),
    ...((row.imageId && pictures.get(row.imageId)) || noPicture),
  }))
}
