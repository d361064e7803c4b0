import { randomUUID } from 'node:crypto'
import { operationsBetween } from '@foyer/schema/documents/operations-between.ts'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { defaultLocale } from '@foyer/schema/shapes/scalars.ts'
import { eq, sql } from 'drizzle-orm'
import type { ContentReferences, RowReplacement } from '#catalogue/holders/content-references.ts'
import { titlesOf } from '#catalogue/holders/holder-titles.ts'
import { module, page, pagePath } from '#database/tables/pages.ts'
import type { Actor } from '#database/writing/actor.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { Queries } from '#database/connect.ts'
import {
  appendOperations,
  lockDocument,
  readDraft,
} from '#features/pages/documents/document-store.ts'
import { mergePublishedChange } from '#features/pages/documents/merge-published-change.ts'
import { linkTarget } from '#features/pages/documents/publish-check/link-targets.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { listModuleRows } from '#features/pages/modules/module-rows.ts'
import { findStaleByContainer } from '#features/pages/modules/module-write-store.ts'
import { createReferTo, type ReferTo } from './link-references.ts'
import { mapLinks } from './map-links.ts'
import { mapDocument, mapLinkValues } from './refer-document.ts'
import { linkReplacer, listReferring, refersTo, type ReferringText } from './referring-store.ts'
import { replaceNumbers } from './replace-numbers.ts'
import { withoutOwnHost } from './without-own-host.ts'

/** Where modules and menu entries refer to rows of resources. */
export const createContentReferences = (siteUrl: string): ContentReferences => ({
  async list(queries, row) {
    const texts = await listReferring(queries, row)
    const places = texts.map(({ containerId, ...text }) => ({ id: containerId, ...text }))
    const titles = await titlesOf(queries, places)
    const holders = []
    for (const { id, slug, contentType, objectId, locale } of places) {
      const path =
        contentType === 'page' ? await findPath(queries, { objectId, locale }) : undefined
      holders.push({
        type: contentType,
        id: Number(objectId) || id,
        label: path ?? titles.get(id) ?? slug,
      })
    }
    return holders
  },

  isAddressOf(address, { kind, id }) {
    const path = withoutOwnHost(address, siteUrl)
    const target = path.startsWith('/') ? linkTarget(path, defaultLocale) : undefined
    return target?.type === 'entity' && target.entity === kind && target.number === id
  },

  async replace(transaction, actor, replacement) {
    const referTo = await createReferTo(transaction)
    const row = { kind: replacement.kind, id: replacement.from }
    for (const text of await listReferring(transaction, row)) {
      await replaceIn(transaction, text, { actor, replacement, referTo })
    }
  },
})

async function findPath(
  queries: Queries,
  { objectId, locale }: Pick<ReferringText, 'objectId' | 'locale'>,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ path: pagePath.path })
    .from(pagePath)
    .where(sql`${pagePath.pageId} = ${Number(objectId)} and ${pagePath.locale} = ${locale}`)
  return found && `/${locale}/${found.path}`.replace(/\/$/, '')
}

type Replace = { actor: Actor; replacement: RowReplacement; referTo: ReferTo }

/** What is published is changed as a call of a kind changes it; then the rest of the draft, where it has other texts. */
async function replaceIn(
  transaction: WritableTransaction,
  { containerId, slug, locale, objectId, contentType }: ReferringText,
  { actor, replacement, referTo }: Replace,
): Promise<void> {
  const { kind, from, to } = replacement
  const key = { slug, locale }
  const { accountId } = actor
  // The document before the rows, as everywhere.
  await lockDocument(transaction, key)
  const change = linkReplacer(replacement, referTo, locale)
  const isInModules = await replaceInModules(transaction, {
    containerId,
    locale,
    replacement,
    referTo,
  })
  const link =
    contentType === 'page'
      ? await replaceInMenuEntry(transaction, { pageId: Number(objectId), locale, change })
      : undefined
  if (isInModules || link !== undefined) {
    const ownFields = link === undefined ? {} : { link_url: link }
    await mergePublishedChange(transaction, { containerId, locale, accountId, ownFields })
  }
  const locked = (await lockDocument(transaction, key))!
  const draft = await readDraft(transaction, locked)
  const replaced = mapDocument(draft, (fields, values) =>
    replaceNumbers(fields, mapLinkValues(fields, values, change), replacement),
  )
  const operations = operationsBetween({ before: draft, after: replaced }, randomUUID)
  await appendOperations(transaction, locked, { operations, draft: replaced, accountId })
  transaction.changed(`${slug} ${locale}: ${kind} ${from} replaced by ${to}`, [
    ...(isInModules ? await findStaleByContainer(transaction, containerId) : []),
    ...(link === undefined ? [] : (['navigation'] as const)),
  ])
}

/** Whether any module referred to the row. */
async function replaceInModules(
  transaction: WritableTransaction,
  {
    containerId,
    locale,
    replacement,
    referTo,
  }: Pick<ReferringText, 'containerId' | 'locale'> & Omit<Replace, 'actor'>,
): Promise<boolean> {
  const row = { kind: replacement.kind, id: replacement.from }
  const change = linkReplacer(replacement, referTo, locale)
  let isReplaced = false
  for (const { id, kind, fields: stored, revision } of await listModuleRows(transaction, {
    containerId,
    locale,
  })) {
    const fields = findDefinition(kind)?.fields
    if (!fields || !refersTo(fields, stored, { row, referTo, locale })) continue
    const mapped = mapLinks(fields, stored, change) ?? stored
    await transaction
      .update(module)
      .set({
        fields: replaceNumbers(fields, mapped, replacement),
        revision: revision + 1,
        changedAt: sql`now()`,
      })
      .where(eq(module.id, id))
    isReplaced = true
  }
  return isReplaced
}

/** Where the menu entry of a page leads now; undefined if that is not replaced. */
async function replaceInMenuEntry(
  transaction: WritableTransaction,
  {
    pageId,
    locale,
    change,
  }: { pageId: number; locale: ReferringText['locale']; change: (link: string) => string },
): Promise<string | undefined> {
  const [found] = await transaction.select().from(page).where(eq(page.id, pageId)).for('update')
  const links = found?.linkUrl
  const before = links?.[locale]
  if (!links || !before) return undefined
  const { link_url: after } = mapLinkValues(pageFields, { link_url: before }, change)
  if (typeof after !== 'string' || after === before) return undefined
  await transaction
    .update(page)
    .set({ linkUrl: { ...links, [locale]: after } })
    .where(eq(page.id, pageId))
  return after
}
