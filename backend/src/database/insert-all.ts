import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connect.ts'

const rowsAStatement = 2_000

/** Adds rows in statements of a size that PostgreSQL takes. */
export async function insertAll<Table extends PgTable>(
  queries: Queries,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAStatement) {
    await queries.insert(table).values(rows.slice(from, from + rowsAStatement))
  }
}
