import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The outbox: every mail, written in the transaction that causes it and sent by a job. */
export const queuedMail = pgTable(
  'queued_mail',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Becomes the Message-ID: a mail sent twice after a crash is one for its recipient. */
    messageId: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** The subject, such as order/10001, by which mails are limited. */
    about: text().notNull(),
    /** Hash of the recipient's address, kept after the content is deleted. */
    recipientHash: text().notNull(),
    /** The mail as JSON; null once it is sent, because it contains personal data and may grant access to an order. */
    content: text(),
    writtenAt: moment()
      .notNull()
      .default(sql`now()`),
    sentAt: moment(),
  },
  (queuedMail) => [
    index().on(queuedMail.about, queuedMail.writtenAt),
    index().on(queuedMail.recipientHash, queuedMail.writtenAt),
    index()
      .on(queuedMail.writtenAt)
      .where(sql`sent_at is null`),
  ],
)

/** The leases of worker pools: jobs of a pool whose lease has expired are given to others. */
export const workerLease = pgTable('worker_lease', {
  /** The pool's id in graphile-worker's `locked_by`. */
  poolId: text().primaryKey(),
  beatAt: moment()
    .notNull()
    .default(sql`now()`),
})
