import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { rowChanges } from '@foyer/schema/resources/change-shapes.ts'
import type { RecordedRow } from '#database/writing/recorded-row.ts'
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

/** Rows of resources that a change affected, with what differs. Written only by `changeHouse`, together with the entry of the audit log. */
export const auditRow = pgTable(
  'audit_row',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    auditId: bigint({ mode: 'number' })
      .notNull()
      .references(() => audit.id, { onDelete: 'cascade' }),
    resource: text().notNull(),
    rowId: integer().notNull(),
    change: text().$type<RecordedRow['change']>().notNull(),
    fields: jsonb().$type<RecordedRow['fields']>().notNull(),
    /** Of a deleted row: all that was deleted, from which it can be restored. */
    deletedRows: jsonb().$type<RecordedRow['deletedRows']>(),
  },
  (row) => [
    index().on(row.auditId),
    index().on(row.resource, row.rowId, row.id),
    oneOf('audit_row_change_is_known', 'change', rowChanges),
  ],
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
