import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import type { Fields } from '@foyer/schema/fields/field.ts'
import { findLinkReference, linkReference } from '@foyer/schema/shapes/link-reference.ts'
import type { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { document, documentRevision, documentSnapshot } from '#database/tables/documents.ts'
import { container, page } from '#database/tables/pages.ts'
import type { ReferredRow, RowReplacement } from '#catalogue/holders/content-references.ts'
import { readDraft } from '#features/pages/documents/document-store.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { createReferTo, type ReferTo } from './link-references.ts'
import { linksIn } from './map-links.ts'
import { mapDocument, mapLinkValues } from './refer-document.ts'
import { replaceNumbers } from './replace-numbers.ts'

type Values = Record<string, unknown>

/** The text of something in one language, published or as a draft. */
export type ReferringText = {
  containerId: number
  slug: string
  contentType: string
  objectId: string
  locale: ContentLocale
}

/** Where something refers to a row: published modules, menu entries of pages, and drafts that differ from what is published. */
export async function listReferring(queries: Queries, row: ReferredRow): Promise<ReferringText[]> {
  const referTo = await createReferTo(queries)
  const found = [
    ...(await listPublished(queries, row, referTo)),
    ...(await listMenuEntries(queries, row, referTo)),
    ...(await listDrafts(queries, row, referTo)),
  ]
  return [...new Map(found.map((text) => [`${text.containerId} ${text.locale}`, text])).values()]
}

/** Replaces links to a row in a language, written as a reference or as its address. */
export function linkReplacer(
  { kind, from, to }: RowReplacement,
  referTo: ReferTo,
  locale: ContentLocale,
) {
  return (link: string): string => {
    const reference = findLinkReference(referTo(link, locale))
    const isReplaced = reference?.kind === kind && reference.number === from
    return isReplaced ? linkReference({ ...reference, number: to }) : link
  }
}

/** Whether stored fields refer to a row. */
export function refersTo(
  fields: Fields,
  values: Values,
  {
    row: { kind, id },
    referTo,
    locale,
  }: { row: ReferredRow; referTo: ReferTo; locale: ContentLocale },
): boolean {
  const replacement = { kind, from: id, to: 0 }
  const replace = linkReplacer(replacement, referTo, locale)
  return (
    replaceNumbers(fields, values, replacement) !== values ||
    linksIn(fields, values).some((link) => replace(link) !== link)
  )
}

const textColumns = sql`container.id as "containerId", container.slug,
  container.content_type as "contentType", container.object_id as "objectId"`

/** What may be a reference by its digits; the definitions of the kinds decide. */
const mayRefer = (fields: ReturnType<typeof sql>, { kind, id }: ReferredRow) =>
  sql`(${fields}::text ~ ${`(\\m${kind}:|/)${id}([^0-9]|$)`}
    or jsonb_path_exists(${fields}, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::integer)))`

async function listPublished(queries: Queries, row: ReferredRow, referTo: ReferTo) {
  const { rows } = await queries.execute<ReferringText & { kind: string; fields: Values }>(sql`
    select ${textColumns}, module.locale, module.kind, module.fields
    from module join container on container.id = module.container_id
    where module.deleted_at is null and ${mayRefer(sql`module.fields`, row)}
    order by container.id, module.locale`)
  return rows.flatMap(({ kind, fields, ...text }) => {
    const definition = findDefinition(kind)
    const isReferring =
      definition && refersTo(definition.fields, fields, { row, referTo, locale: text.locale })
    return isReferring ? [text] : []
  })
}

async function listMenuEntries(queries: Queries, row: ReferredRow, referTo: ReferTo) {
  const { rows } = await queries.execute<Omit<ReferringText, 'locale'> & { links: Values }>(sql`
    select ${textColumns}, ${page.linkUrl} as links
    from page join container on container.content_type = 'page' and container.object_id = page.id::text
    where page.deletion is null and ${mayRefer(sql`${page.linkUrl}`, row)} order by container.id`)
  return rows.flatMap(({ links, ...text }) =>
    (Object.entries(links) as [ContentLocale, string][]).flatMap(([locale, link]) => {
      const values = { link_url: link }
      return refersTo(pageFields, values, { row, referTo, locale }) ? [{ ...text, locale }] : []
    }),
  )
}

async function listDrafts(queries: Queries, { kind, id }: ReferredRow, referTo: ReferTo) {
  const drafts = await queries
    .select({
      id: document.id,
      locale: document.locale,
      containerId: container.id,
      slug: container.slug,
      contentType: container.contentType,
      objectId: container.objectId,
    })
    .from(document)
    .innerJoin(container, eq(container.id, document.containerId))
    .leftJoin(documentRevision, eq(documentRevision.id, document.publishedRevisionId))
    .leftJoin(documentSnapshot, eq(documentSnapshot.id, documentRevision.snapshotId))
    // Others have nothing but what is published: the published version is a snapshot of the draft.
    .where(
      sql`${document.publishedRevisionId} is null or ${document.head} > coalesce(${documentSnapshot.number}, 0)`,
    )
    .orderBy(document.id)
  const found: ReferringText[] = []
  for (const { id: documentId, ...text } of drafts) {
    const draft = await readDraft(queries, { id: documentId })
    const replacement = { kind, from: id, to: 0 }
    const replace = linkReplacer(replacement, referTo, text.locale)
    const replaced = mapDocument(draft, (fields, values) =>
      replaceNumbers(fields, mapLinkValues(fields, values, replace), replacement),
    )
    if (replaced !== draft) found.push(text)
  }
  return found
}
