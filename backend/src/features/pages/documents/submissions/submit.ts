import { contentJson } from '@foyer/schema/documents/document.ts'
import type { Database } from '#database/connect.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import {
  type DocumentKey,
  lockDocument,
  readDraft,
} from '#features/pages/documents/document-store.ts'
import { readPublished } from '#features/pages/documents/read-document.ts'
import { mailReturned, mailSubmitted } from './submission-mail.ts'
import {
  findSubmission,
  findTitle,
  listPublishers,
  returnSubmission,
  saveSubmission,
} from './submission-store.ts'

type Submitted = {
  key: DocumentKey
  note: string
  /** The name of who does it, for the mail. */
  by: string
}
type Result<Problem> = { ok: true; documentId: number } | { ok: false; problem: Problem }

/** Submits a draft for publishing. Its publishers get a mail, once until it is published or returned. */
export async function submit(
  database: Database,
  actor: Actor,
  { key, note, by }: Submitted,
): Promise<Result<'unknown-document' | 'unchanged'>> {
  return changeHouse(database, actor, async (transaction) => {
    const locked = await lockDocument(transaction, key)
    if (!locked) return { ok: false, problem: 'unknown-document' } as const
    const published = await readPublished(transaction, locked)
    if (published && contentJson(published) === contentJson(await readDraft(transaction, locked))) {
      return { ok: false, problem: 'unchanged' } as const
    }
    const { accountId } = actor
    const documentId = locked.id
    const earlier = await findSubmission(transaction, locked)
    await saveSubmission(transaction, { documentId, note, accountId })
    transaction.changed(`submitted ${key.slug} ${key.locale}`, [])
    if (earlier?.state !== 'submitted') {
      const whose = { containerId: locked.containerId, exceptId: accountId }
      const recipients = await listPublishers(transaction, whose)
      const title = await findTitle(transaction, locked)
      await mailSubmitted(transaction, { ...key, title, by, note, recipients })
    }
    return { ok: true, documentId } as const
  })
}

/** Returns a submitted draft to its editor, who gets a mail. */
export async function returnToEditor(
  database: Database,
  actor: Actor,
  { key, note, by }: Submitted,
): Promise<Result<'unknown-document' | 'not-submitted'>> {
  return changeHouse(database, actor, async (transaction) => {
    const locked = await lockDocument(transaction, key)
    if (!locked) return { ok: false, problem: 'unknown-document' } as const
    const submission = await findSubmission(transaction, locked)
    if (submission?.state !== 'submitted') return { ok: false, problem: 'not-submitted' } as const
    const documentId = locked.id
    await returnSubmission(transaction, { documentId, note, accountId: actor.accountId })
    transaction.changed(`returned ${key.slug} ${key.locale}`, [])
    if (submission.email) {
      const title = await findTitle(transaction, locked)
      await mailReturned(transaction, { ...key, title, by, note, to: submission.email })
    }
    return { ok: true, documentId } as const
  })
}
