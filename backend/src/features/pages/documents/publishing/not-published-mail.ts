import { languageNames } from '#features/pages/documents/submissions/submission-mail.ts'
import {
  findTitle,
  listPublishers,
} from '#features/pages/documents/submissions/submission-store.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import type { DueSchedule } from './schedule-store.ts'

const participles = { publish: 'veröffentlicht', unpublish: 'offline genommen' }

/** Tells those who may publish a document that a scheduled change was not made, because who scheduled it has lost the role. */
export async function mailNotPublished(
  transaction: WritableTransaction,
  { schedule: { action, documentId }, slug, locale, containerId }: DueSchedule,
): Promise<void> {
  const title = await findTitle(transaction, { id: documentId })
  const participle = participles[action]
  const text = `„${title}“ (${languageNames[locale]}) wurde nicht wie geplant ${participle}: Die Person, die das geplant hat, darf diese Seite nicht mehr veröffentlichen. Die Planung ist damit aufgehoben.`
  for (const to of await listPublishers(transaction, { containerId, exceptId: undefined })) {
    await enqueueMail(transaction, {
      about: `schedule/${slug}`,
      mail: { to, subject: `Nicht ${participle}: „${title}“`, text },
    })
  }
}
