import { randomUUID } from 'node:crypto'
import { withoutRemoved } from '@foyer/schema/documents/document.ts'
import { operationsBetween } from '@foyer/schema/documents/operations-between.ts'
import { isBlocked } from '@foyer/schema/documents/publish-check/check-document.ts'
import type { Finding } from '@foyer/schema/documents/publish-check/finding.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { document } from '#database/tables/documents.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { publishLayout } from '#features/pages/containers/layout-store.ts'
import { referDocument } from '#features/pages/derived/links/refer-document.ts'
import { findStaleByContainer } from '#features/pages/modules/module-write-store.ts'
import type { Problem } from '#features/pages/documents/check-draft.ts'
import {
  addRevision,
  addSnapshot,
  appendOperations,
  lockDocument,
  readDraft,
  type DocumentKey,
} from '#features/pages/documents/document-store.ts'
import { checkBeforePublishing } from '#features/pages/documents/publish-check/check-before-publishing.ts'
import { endSubmission } from '#features/pages/documents/submissions/submission-store.ts'
import { publishPageFields } from './page-field-store.ts'
import { project } from './projection.ts'
import { givePath } from './page-path-store.ts'
import { endSchedule } from './schedule-store.ts'
import { storedModules } from './stored-modules.ts'

export type PublishResult =
  | { ok: true; revisionId: number }
  | { ok: false; problem: 'unknown-document' }
  | { ok: false; problem: 'invalid'; problems: Problem[] }
  | { ok: false; problem: 'blocked'; findings: Finding[] }
  | { ok: false; problem: 'path-taken' }

type PublishOptions = {
  key: DocumentKey
  note: string
  language: Locale
  /** Typed addresses below it become references. */
  siteUrl: string
}

/** Publishes the draft of a document: visitors see it once this is committed. Modules have to be complete, and the check must not find errors. */
export async function publish(
  database: Pick<Database, 'transaction'>,
  actor: Actor,
  { key, note, language, siteUrl }: PublishOptions,
): Promise<PublishResult> {
  return changeHouse(database, actor, async (transaction): Promise<PublishResult> => {
    const locked = await lockDocument(transaction, key)
    if (!locked) return { ok: false, problem: 'unknown-document' }
    const written = await readDraft(transaction, locked)
    const draft = await referDocument(transaction, written, { locale: key.locale, siteUrl })
    const content = withoutRemoved(draft)
    const checked = storedModules(content, { contentType: locked.contentType, language })
    if (!checked.ok) return checked
    const findings = await checkBeforePublishing(transaction, locked, content)
    if (isBlocked(findings)) return { ok: false, problem: 'blocked', findings }
    const path = await givePath(transaction, locked, content)
    if (path === 'taken') return { ok: false, problem: 'path-taken' }
    if (path === 'gone') return { ok: false, problem: 'unknown-document' }
    // References take the place of addresses in the draft as well, as another editor's change would.
    const head = await appendOperations(transaction, locked, {
      operations: operationsBetween({ before: written, after: draft }, randomUUID),
      draft,
      accountId: actor.accountId,
    })
    await project(transaction, locked, { content, stored: checked.stored })
    await publishLayout(transaction, locked, content.fields)
    const hasNewFields =
      locked.contentType === 'page' &&
      (await publishPageFields(transaction, locked, content.fields))
    const snapshotId = await addSnapshot(transaction, {
      documentId: locked.id,
      number: head,
      content: draft,
    })
    const revisionId = await addRevision(transaction, {
      documentId: locked.id,
      snapshotId,
      type: 'published',
      note,
      accountId: actor.accountId,
    })
    await transaction
      .update(document)
      .set({ publishedRevisionId: revisionId, unpublishedPath: null })
      .where(eq(document.id, locked.id))
    await endSchedule(transaction, locked, 'publish')
    await endSubmission(transaction, locked)
    transaction.changed(`published ${key.slug} ${key.locale}`, [
      ...(await findStaleByContainer(transaction, locked.containerId)),
      // Menus and other pages contain its title and path.
      ...(hasNewFields || path === 'added' ? (['navigation'] as const) : []),
      ...(path === 'added' ? (['redirects'] as const) : []),
    ])
    return { ok: true, revisionId }
  })
}
