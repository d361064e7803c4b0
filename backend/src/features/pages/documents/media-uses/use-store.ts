import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { MediaHolder, type MediaUse } from '@foyer/schema/shapes/media-item.ts'
import { and, arrayOverlaps, eq, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import { imageVariant } from '#database/tables/media.ts'
import { container, module, page } from '#database/tables/pages.ts'
import type { UsedItem } from '#catalogue/holders/media-uses.ts'
import { readDraft } from '#features/pages/documents/document-store.ts'
import {
  documentOfPublished,
  fieldsReferringTo,
  ownFieldsReferringTo,
  referencesOfLink,
} from './draft-references.ts'
import { titlesOf } from '#catalogue/holders/holder-titles.ts'
import { listPictureUses } from './picture-use-store.ts'

type Use = z.output<typeof MediaUse>
type Place = Pick<typeof container.$inferSelect, 'id' | 'slug' | 'contentType' | 'objectId'>
/** A use in a module, before the title of its holder is known. */
type ModuleUse = Pick<Use, 'locale' | 'module' | 'kind' | 'field'> & { place: Place }

const place = {
  id: container.id,
  slug: container.slug,
  contentType: container.contentType,
  objectId: container.objectId,
}

/** Where an item is shown, published or in a draft. Earlier versions do not count. */
export async function listUses(queries: Queries, row: UsedItem): Promise<Use[]> {
  const references = await referencesTo(queries, row)
  const published = await listPublishedUses(queries, row, references)
  const drafted = await listDraftUses(queries, references)
  const merged = new Map([...published, ...drafted].map((use) => [keyOf(use), use] as const))
  const isIn = (uses: readonly ModuleUse[]) => new Set(uses.map(keyOf))
  const [isPublished, isDrafted, edited] = [
    isIn(published),
    isIn(drafted),
    await listEdited(queries),
  ]
  const titles = await titlesOf(
    queries,
    [...merged.values()].map((use) => use.place),
  )
  const inModules = [...merged].map(
    ([
      key,
      {
        place: { id, slug, contentType },
        ...use
      },
    ]): Use => {
      const isEdited = edited.has(`${id} ${use.locale}`)
      return {
        holder: MediaHolder.safeParse(contentType).data ?? 'other',
        title: titles.get(id) ?? slug,
        slug,
        ...use,
        is_published: isPublished.has(key),
        // Where nobody has edited anything yet, the draft is what is published.
        in_draft: isDrafted.has(key) || !isEdited,
      }
    },
  )
  return [...(row.image ? await listPictureUses(queries, row.image.id) : []), ...inModules]
}

/** The containers whose published modules show an item. */
export async function listContainersShowing(queries: Queries, row: UsedItem): Promise<number[]> {
  const uses = await listPublishedUses(queries, row, await referencesTo(queries, row))
  return [...new Set(uses.map((use) => use.place.id))]
}

/** Whether the menu entry of a page leads to an item. */
export async function isInMenus(queries: Queries, row: UsedItem): Promise<boolean> {
  return (await listMenuUses(queries, await referencesTo(queries, row))).length > 0
}

function keyOf({ place: { id }, locale, module: uuid, field }: ModuleUse): string {
  return `${id} ${locale} ${uuid} ${field}`
}

/** How documents refer to an item: by number, and in links and texts by address. */
async function referencesTo(
  queries: Queries,
  { image, file }: UsedItem,
): Promise<ReadonlySet<string>> {
  if (file) return new Set([`file:${file.id}`, file.url])
  if (!image) return new Set()
  const variants = await queries
    .select({ url: imageVariant.url })
    .from(imageVariant)
    .where(eq(imageVariant.imageId, image.id))
  return new Set([`image:${image.id}`, image.url, ...variants.map(({ url }) => url)])
}

async function listPublishedUses(
  queries: Queries,
  { image, file }: UsedItem,
  references: ReadonlySet<string>,
): Promise<ModuleUse[]> {
  const number = JSON.stringify({ number: image?.id ?? file?.id })
  const rows = await queries
    .select({ module, place })
    .from(module)
    .innerJoin(container, eq(container.id, module.containerId))
    .where(
      and(
        isNull(module.deletedAt),
        or(
          sql`jsonb_path_exists(${module.fields}, '$.** ? (@ == $number)', ${number}::jsonb)`,
          sql`${module.fields}::text like '%/media/%'`,
          ...(file ? [sql`${module.fields}::text like ${`%"file:${file.id}%`}`] : []),
        ),
      ),
    )
    .orderBy(container.slug, module.locale, module.position)
  const inModules = rows.flatMap((one) =>
    usesIn(documentOfPublished([one.module]), references).map((use) => ({
      ...use,
      locale: one.module.locale,
      place: one.place,
    })),
  )
  return [...(await listMenuUses(queries, references)), ...inModules]
}

/** The pages whose menu entry leads to an item, published. */
async function listMenuUses(
  queries: Queries,
  references: ReadonlySet<string>,
): Promise<ModuleUse[]> {
  const rows = await queries
    .select({ linkUrl: page.linkUrl, place })
    .from(page)
    .innerJoin(
      container,
      and(eq(container.contentType, 'page'), eq(container.objectId, sql`${page.id}::text`)),
    )
    .where(
      and(
        isNull(page.deletion),
        sql`(${page.linkUrl}::text like '%/media/%' or ${page.linkUrl}::text like '%"file:%')`,
      ),
    )
    .orderBy(container.slug)
  return rows.flatMap(({ linkUrl, place: holder }) =>
    (Object.entries(linkUrl) as [ContentLocale, string][])
      .filter(([, link]) => referencesOfLink(link).some((one) => references.has(one)))
      .map(([locale]) => ({ ...ownUse('link_url'), locale, place: holder })),
  )
}

const ownUse = (field: string) => ({ module: null, kind: null, field })

async function listDraftUses(
  queries: Queries,
  references: ReadonlySet<string>,
): Promise<ModuleUse[]> {
  if (references.size === 0) return []
  const rows = await queries
    .select({ id: document.id, locale: document.locale, place })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .where(arrayOverlaps(document.mediaReferences, [...references]))
    .orderBy(container.slug, document.locale)
  const uses: ModuleUse[] = []
  for (const { id, locale, place: holder } of rows) {
    const draft = await readDraft(queries, { id })
    uses.push(...usesIn(draft, references).map((use) => ({ ...use, locale, place: holder })))
  }
  return uses
}

function usesIn(content: ContentDocument, references: ReadonlySet<string>) {
  const inModules = fieldsReferringTo(content, references).map(
    ({ module: { id, kind }, path }) => ({
      module: id,
      kind,
      // An item of a list has another id in the draft than where it was never edited.
      field: path.filter((_, index) => index % 3 === 0).join('.'),
    }),
  )
  return [...ownFieldsReferringTo(content, references).map(ownUse), ...inModules]
}

/** The containers and languages that have a draft. */
async function listEdited(queries: Queries): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ containerId: document.containerId, locale: document.locale })
    .from(document)
  return new Set(rows.map(({ containerId, locale }) => `${containerId} ${locale}`))
}
