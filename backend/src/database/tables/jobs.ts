import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** The outbox: every mail of the house, written in the transaction that makes it necessary and sent by a job. */
export const letter = pgTable(
  'letter',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Becomes the Message-ID: a letter that is sent twice after a crash is one for whoever receives it. */
    messageId: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** What it is about, as order/10001: so many letters about one thing, and no more. */
    about: text().notNull(),
    /** Hash of the address, which stays when the letter itself is gone. */
    recipientHash: text().notNull(),
    /** The letter as JSON; null once it is sent, because it names people and may open an order. */
    content: text(),
    writtenAt: moment()
      .notNull()
      .default(sql`now()`),
    sentAt: moment(),
  },
  (letter) => [
    index().on(letter.about, letter.writtenAt),
    index().on(letter.recipientHash, letter.writtenAt),
    index()
      .on(letter.writtenAt)
      .where(sql`sent_at is null`),
  ],
)

/** Who works on jobs at present: jobs of one that is silent are given to others. */
export const workerLease = pgTable('worker_lease', {
  /** As graphile-worker calls the pool in `locked_by`. */
  poolId: text().primaryKey(),
  beatAt: moment()
    .notNull()
    .default(sql`now()`),
})
