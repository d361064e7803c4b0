import type { MediaItem, MediaType } from '@foyer/schema/shapes/media-item.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, arrayContains, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { inEveryLocale } from '#database/localized.ts'
import { account } from '#database/tables/accounts.ts'
import { image, mediaFile } from '#database/tables/media.ts'
import { mediaItem } from '#database/tables/media-library.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { findPictures, noPicture } from '#catalogue/picture-store.ts'

type Item = z.output<typeof MediaItem>
type ItemFilter = {
  words?: string | undefined
  type?: z.output<typeof MediaType> | undefined
  tag?: string | undefined
  image?: number | undefined
  file?: number | undefined
}
type Page = { offset: number; size: number }

const columns = { item: mediaItem, image, file: mediaFile, account }
/** An item with the picture or file that it is. */
export type ItemRow = {
  [Name in keyof typeof columns]: (typeof columns)[Name]['$inferSelect'] | null
} & { item: typeof mediaItem.$inferSelect }

/** A page of the library, the newest first, and the total number. */
export async function listItems(
  queries: Queries,
  { filter, page, locale }: { filter: ItemFilter; page: Page; locale: Locale },
): Promise<{ count: number; results: Item[] }> {
  const chosen = matching(filter)
  const [rows, counted] = await Promise.all([
    selectItems(queries)
      .where(chosen)
      .orderBy(desc(mediaItem.uploadedAt), desc(mediaItem.id))
      .limit(page.size)
      .offset(page.offset),
    queries
      .select({ count: count() })
      .from(mediaItem)
      .leftJoin(image, eq(image.id, mediaItem.imageId))
      .leftJoin(mediaFile, eq(mediaFile.id, mediaItem.fileId))
      .where(chosen),
  ])
  return { count: counted[0]?.count ?? 0, results: await itemResponses(queries, rows, locale) }
}

/** An item as editors get it; undefined if there is none with that id. */
export async function findItem(
  queries: Queries,
  { id, locale }: { id: number; locale: Locale },
): Promise<Item | undefined> {
  const row = await findItemRow(queries, id)
  return row && (await itemResponses(queries, [row], locale))[0]
}

/** An item with what it is; undefined if there is none with that id. */
export async function findItemRow(queries: Queries, id: number): Promise<ItemRow | undefined> {
  const [row] = await selectItems(queries).where(eq(mediaItem.id, id))
  return row
}

/** All tags with the number of their items, by alphabet. */
export async function listTags(queries: Queries): Promise<{ name: string; item_count: number }[]> {
  const { rows } = await queries.execute<{ name: string; item_count: number }>(sql`
    select name, count(*)::int as item_count from media_item, unnest(tags) as name
    group by name order by fold(name), name`)
  return rows
}

/** Says who uploaded the item of a picture or file, unless that is known; returns its id. */
export async function saveUploader(
  transaction: WritableTransaction,
  { imageId, fileId }: { imageId?: number; fileId?: number },
  accountId: number | undefined,
): Promise<number> {
  const [item] = await transaction
    .update(mediaItem)
    .set({ accountId: sql`coalesce(account_id, ${accountId ?? null})` })
    .where(imageId === undefined ? eq(mediaItem.fileId, fileId!) : eq(mediaItem.imageId, imageId))
    .returning({ id: mediaItem.id })
  return item!.id
}

function selectItems(queries: Queries) {
  return queries
    .select(columns)
    .from(mediaItem)
    .leftJoin(image, eq(image.id, mediaItem.imageId))
    .leftJoin(mediaFile, eq(mediaFile.id, mediaItem.fileId))
    .leftJoin(account, eq(account.id, mediaItem.accountId))
}

/** What editors search in: names, texts in every language, and tags. */
const searchedText = sql`fold(concat_ws(' ',
  ${image.name}, ${mediaFile.name}, ${image.alt}->>'de', ${image.alt}->>'en',
  ${image.credit}->>'de', ${image.credit}->>'en', ${mediaFile.credit}->>'de', ${mediaFile.credit}->>'en',
  array_to_string(${mediaItem.tags}, ' ')))`

function matching({
  words = '',
  type,
  tag,
  image: imageId,
  file: fileId,
}: ItemFilter): SQL | undefined {
  const searched = words.split(/\s+/).filter((word) => word !== '')
  return and(
    ...searched.map((word) => sql`strpos(${searchedText}, fold(${word})) > 0`),
    type && typeIs[type],
    tag === undefined ? undefined : arrayContains(mediaItem.tags, [tag]),
    imageId === undefined ? undefined : eq(mediaItem.imageId, imageId),
    fileId === undefined ? undefined : eq(mediaItem.fileId, fileId),
  )
}

const typeIs: Record<z.output<typeof MediaType>, SQL> = {
  image: sql`${mediaItem.imageId} is not null`,
  video: sql`${mediaFile.mimeType} like 'video/%'`,
  audio: sql`${mediaFile.mimeType} like 'audio/%'`,
  document: sql`${mediaFile.mimeType} like 'application/%'`,
}

/** The type of a file, by its MIME type. */
export function typeOfFile(mimeType: string): z.output<typeof MediaType> {
  if (mimeType.startsWith('video/')) return 'video'
  return mimeType.startsWith('audio/') ? 'audio' : 'document'
}

async function itemResponses(
  queries: Queries,
  rows: readonly ItemRow[],
  locale: Locale,
): Promise<Item[]> {
  const ids = rows.map(({ item }) => item.imageId)
  const pictures = await findPictures(queries, { ids, locale })
  return rows.map(({ item, image, file, account }): Item => {
    const { id, imageId, revision, tags, uploadedAt } = item
    const { image_obj, image_thumbnails } = pictures.get(imageId ?? 0) ?? noPicture
    return {
      id,
      type: file ? typeOfFile(file.mimeType) : 'image',
      name: file?.name ?? image?.name ?? '',
      mime_type: file?.mimeType ?? image?.mimeType ?? null,
      bytes: file?.bytes ?? image?.bytes ?? null,
      revision,
      tags,
      uploaded_at: uploadedAt.toISOString(),
      uploaded_by: account && `${account.firstName} ${account.lastName}`.trim(),
      texts: {
        alt: inEveryLocale(image?.alt),
        credit: inEveryLocale(image?.credit ?? file?.credit),
      },
      is_decorative: image?.isDecorative ?? false,
      image_obj,
      image_thumbnails,
      file: file && {
        id: file.id,
        url: file.url,
        mime_type: file.mimeType,
        name: file.name,
        bytes: file.bytes,
      },
    }
  })
}
