import type { PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from './writing/change-house.ts'

const rowsAStatement = 2_000

/** Adds rows in statements of a size that PostgreSQL takes. */
export async function insertAll<Table extends PgTable>(
  transaction: WritableTransaction,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAStatement) {
    await transaction.insert(table).values(rows.slice(from, from + rowsAStatement))
  }
}
