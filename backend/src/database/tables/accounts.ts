import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const account = pgTable(
  'account',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    username: text().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    isStaff: boolean().notNull().default(false),
    hasDashboardAccess: boolean().notNull().default(false),
  },
  (account) => [uniqueIndex('account_username').on(sql`lower(${account.username})`)],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's token: the table does not reveal it. */
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (session) => [index().on(session.accountId), index().on(session.expiresAt)],
)
