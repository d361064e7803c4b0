import { createHash } from 'node:crypto'
import { and, count, eq, gt, or, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { queuedMail } from '#database/tables/jobs.ts'
import { addJob } from '#jobs/add-job.ts'
import type { Mail } from './send-mail.ts'

declare global {
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
    interface Tasks {
      send_mail: { id: number }
    }
  }
}

/** Puts a mail into the outbox. It is sent if the transaction commits, however often the origin is killed before. */
export async function enqueueMail(
  transaction: Queries,
  { about, mail }: { about: string; mail: Mail },
): Promise<void> {
  const [row] = await transaction
    .insert(queuedMail)
    .values({ about, recipientHash: hashOf(mail.to), content: JSON.stringify(mail) })
    .returning({ id: queuedMail.id })
  await addSending(transaction, row!.id)
}

export async function addSending(queries: Queries, id: number): Promise<void> {
  await addJob(queries, 'send_mail', { payload: { id }, key: `queued-mail/${id}` })
}

/** The number of mails queued in the last day about a subject and to an address. */
export async function countMails(
  queries: Queries,
  { about, to }: { about: string; to: string },
): Promise<{ about: number; to: number }> {
  const isAbout = eq(queuedMail.about, about)
  const isTo = eq(queuedMail.recipientHash, hashOf(to))
  const [row] = await queries
    .select({
      about: count(sql`case when ${isAbout} then 1 end`),
      to: count(sql`case when ${isTo} then 1 end`),
    })
    .from(queuedMail)
    .where(and(gt(queuedMail.writtenAt, sql`now() - interval '1 day'`), or(isAbout, isTo)))
  return row!
}

function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')
}
