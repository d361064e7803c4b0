import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { letter } from '#database/tables/jobs.ts'
import { addSending } from './post-letter.ts'
import type { Mail, SendMail } from './send-mail.ts'

const mostAtOnce = 500

/**
 * Sends a letter of the outbox once. Its row is locked meanwhile, so that no other origin sends it, too; who is killed between
 * sending and noting it sends it again under the same Message-ID. Throws where it could not be sent, to be tried again.
 */
export async function sendLetter(
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

/** Begins anew with letters that could not be sent, whatever was in the way: a server, a full disk. */
export async function retryLetters(database: Database): Promise<void> {
  const waiting = await database
    .select({ id: letter.id })
    .from(letter)
    .where(and(isNull(letter.sentAt), lt(letter.writtenAt, sql`now() - interval '1 minute'`)))
    // By chance: what is refused each time must not stand before all others for ever.
    .orderBy(sql`random()`)
    .limit(mostAtOnce)
  for (const { id } of waiting) await addSending(database, id)
}

/** Forgets letters that were sent a month ago. */
export async function sweepLetters(database: Database): Promise<void> {
  await database.delete(letter).where(lt(letter.sentAt, sql`now() - interval '30 days'`))
}
