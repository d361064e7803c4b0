import type { PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from './writing/change-house.ts'

const rowsPerStatement = 2_000

/** Inserts rows in batches that fit PostgreSQL's parameter limit. */
export async function insertAll<Table extends PgTable>(
  transaction: WritableTransaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await transaction.insert(table).values(rows.slice(from, from + rowsPerStatement))
  }
}
