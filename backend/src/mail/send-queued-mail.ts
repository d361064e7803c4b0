import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { addSending } from './enqueue-mail.ts'
import type { Mail, SendMail } from './send-mail.ts'

const batchSize = 500

/**
 * Sends a mail of the outbox. Its row is locked meanwhile, so that no other origin sends it too; an origin killed between sending
 * and marking it sends it again with the same Message-ID. Throws if it could not be sent, so that the job is retried.
 */
export async function sendQueuedMail(
  { database, sendMail }: { database: Database; sendMail: SendMail },
  id: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(queuedMail)
      .where(and(eq(queuedMail.id, id), isNull(queuedMail.sentAt)))
      .for('update')
    if (!row?.content) return
    const mail = JSON.parse(row.content) as Mail
    await sendMail({ ...mail, messageId: row.messageId, date: row.writtenAt })
    await transaction
      .update(queuedMail)
      .set({ sentAt: sql`now()`, content: null })
      .where(eq(queuedMail.id, id))
  })
}

/** Enqueues unsent mails again, whatever the cause of the failure: a mail server, a full disk. */
export async function retryMails(database: Database): Promise<void> {
  const waiting = await database
    .select({ id: queuedMail.id })
    .from(queuedMail)
    .where(
      and(isNull(queuedMail.sentAt), lt(queuedMail.writtenAt, sql`now() - interval '1 minute'`)),
    )
    // Random order: mails that fail every time must not block the others.
    .orderBy(sql`random()`)
    .limit(batchSize)
  for (const { id } of waiting) await addSending(database, id)
}

/** Deletes mails that were sent a month ago. */
export async function deleteSentMails(database: Database): Promise<void> {
  await database.delete(queuedMail).where(lt(queuedMail.sentAt, sql`now() - interval '30 days'`))
}
