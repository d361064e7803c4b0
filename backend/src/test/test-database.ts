import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Queries } from '#database/connect.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** Tests set up what they like: here every table can be written, as an operator with psql can. */
export type TestDatabase = NodePgDatabase & { $client: pg.Pool }

/** For stores that write content: what they write is neither announced nor audited. */
export function writable(database: Pick<Queries, 'select'>): WritableTransaction {
  return database as WritableTransaction
}
