import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from './writing/change-house.ts'

/** PostgreSQL accepts 65,535 parameters per statement; our widest table has fewer than 60 columns. */
const rowsPerStatement = 1_000

type KeyedTable = PgTable & { id: PgColumn; key: PgColumn }

/**
 * Inserts or updates rows by their stable `key`; returns the id of each key. If several rows have the same key, the last wins;
 * properties that are not columns are ignored.
 */
export async function upsertByKey<Table extends KeyedTable>(
  transaction: WritableTransaction,
  table: Table,
  rows: (Table['$inferInsert'] & { key: string })[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const unique = [...new Map(rows.map((row) => [row.key, row])).values()]
  for (let from = 0; from < unique.length; from += rowsPerStatement) {
    const written = await transaction
      .insert(table as KeyedTable)
      .values(unique.slice(from, from + rowsPerStatement))
      .onConflictDoUpdate({ target: table.key, set: newValues(table, unique) })
      .returning({ id: table.id, key: table.key })
    for (const { id, key } of written as { id: number; key: string }[]) ids.set(key, id)
  }
  return ids
}

/** Every column that is set in at least one row. */
function newValues(table: PgTable, rows: object[]): Record<string, SQL> {
  const namesOfRows = new Set(rows.flatMap((row) => Object.keys(row)))
  const names = Object.keys(getTableColumns(table)).filter(
    (name) => namesOfRows.has(name) && name !== 'key' && name !== 'id',
  )
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${snakeCase(name)}`)]))
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
