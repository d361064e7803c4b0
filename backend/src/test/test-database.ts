import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Queries } from '#database/connect.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'

/** In tests every table can be written, as an operator with psql can. */
export type TestDatabase = NodePgDatabase & { $client: pg.Pool }

/** Makes a database writable for stores of content; nothing is announced or audited. */
export function writable(database: Pick<Queries, 'select'>): WritableTransaction {
  return database as WritableTransaction
}
