import type { ContentDocument } from '@foyer/schema/documents/document.ts'
import { checkDocument } from '@foyer/schema/documents/publish-check/check-document.ts'
import { contentFields } from '@foyer/schema/documents/publish-check/content-fields.ts'
import type { Finding } from '@foyer/schema/documents/publish-check/finding.ts'
import { type ContentLocale, locales } from '@foyer/schema/shapes/scalars.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { type Localized, siteLocale } from '#database/localized.ts'
import { document } from '#database/tables/documents.ts'
import { image } from '#database/tables/media.ts'
import { module } from '#database/tables/pages.ts'
import type { Document } from '#features/pages/documents/document-store.ts'
import { findDeadLinks } from './dead-links.ts'

/** What an editor should correct before a draft is published. */
export async function checkBeforePublishing(
  queries: Queries,
  holder: Document,
  content: ContentDocument,
): Promise<Finding[]> {
  return checkDocument(content, {
    pictures: await readPictures(queries, content, holder.locale),
    missingTranslations: await listMissingTranslations(queries, holder),
    ...(await findDeadLinks(queries, holder, content)),
  })
}

async function readPictures(queries: Queries, content: ContentDocument, locale: ContentLocale) {
  const ids = contentFields(content).flatMap(({ field, value }) =>
    field.type === 'image' && typeof value === 'number' ? [value] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await queries.select().from(image).where(inArray(image.id, ids))
  return new Map(
    rows.map(({ id, alt, isDecorative, width, height }) => [
      id,
      { alt: ownText(alt, locale), isDecorative, width, height },
    ]),
  )
}

/** The text in a language, without fallback to another one. */
const ownText = (text: Localized, locale: ContentLocale) => text[siteLocale(locale)] ?? ''

/** The languages of the site in which this container has neither published modules nor a draft. */
async function listMissingTranslations(
  queries: Queries,
  { containerId, locale }: Document,
): Promise<string[]> {
  const [published, edited] = await Promise.all([
    queries
      .selectDistinct({ locale: module.locale })
      .from(module)
      .where(and(eq(module.containerId, containerId), isNull(module.deletedAt))),
    queries
      .select({ locale: document.locale, head: document.head })
      .from(document)
      .where(eq(document.containerId, containerId)),
  ])
  const written = new Set([
    ...published.map((one) => one.locale),
    ...edited.filter(({ head }) => head > 0).map((one) => one.locale),
  ])
  return locales.filter((one) => one !== locale && !written.has(one))
}
