import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { letter } from '#database/tables/jobs.ts'
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
      .from(letter)
      .where(and(eq(letter.id, id), isNull(letter.sentAt)))
      .for('update')
    if (!row?.content) return
    const mail = JSON.parse(row.content) as Mail
    await sendMail({ ...mail, messageId: row.messageId, date: row.writtenAt })
    await transaction
      .update(letter)
      .set({ sentAt: sql`now()`, content: null })
      .where(eq(letter.id, id))
  })
}

/** Enqueues unsent mails again, whatever the cause of the failure: a mail server, a full disk. */
export async function retryMails(database: Database): Promise<void> {
  const waiting = await database
    .select({ id: letter.id })
    .from(letter)
    .where(and(isNull(letter.sentAt), lt(letter.writtenAt, sql`now() - interval '1 minute'`)))
    // Random order: mails that fail every time must not block the others.
    .orderBy(sql`random()`)
    .limit(batchSize)
  for (const { id } of waiting) await addSending(database, id)
}

/** Deletes mails that were sent a month ago. */
export async function deleteSentMails(database: Database): Promise<void> {
  await database.delete(letter).where(lt(letter.sentAt, sql`now() - interval '30 days'`))
}
