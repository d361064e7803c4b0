import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { actorNames } from '#database/writing/actor-names.ts'
import { account } from './accounts.ts'
import { oneOf } from '#database/one-of.ts'

/** The audit log: who changed what content, and when. Written only by `changeHouse`, together with the change. */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    actor: text().$type<(typeof actorNames)[number]>().notNull(),
    accountId: integer().references(() => account.id, { onDelete: 'set null' }),
    operation: text().notNull(),
    requestId: text(),
    /** What was changed, in a few words. */
    what: text().notNull(),
    /** Id of the change in the feed; changes are pruned sooner than audit entries. */
    changeId: bigint({ mode: 'number' }),
  },
  (audit) => [index().on(audit.at), oneOf('audit_actor_is_known', 'actor', actorNames)],
)

/** Requests with an idempotency key that added a row of a resource, so that a repeated one adds nothing. Kept for a day. */
export const resourceRequest = pgTable(
  'resource_request',
  {
    /** Hash of the account and the idempotency key. */
    key: uuid().primaryKey(),
    /** Hash of the request: a key is for one request. */
    contentHash: uuid().notNull(),
    /** The row that was added; null until then. */
    rowId: integer(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (request) => [index().on(request.at)],
)
