import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { actorNames } from '#database/writing/actor.ts'
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
