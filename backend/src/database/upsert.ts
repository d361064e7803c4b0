import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from './writing/change-house.ts'

/** PostgreSQL takes 65,535 values a statement; the widest of our tables has fewer than 60 columns. */
const rowsAStatement = 1_000

type KeyedTable = PgTable & { id: PgColumn; key: PgColumn }

/**
 * Writes rows that are known by a stable `key`: new ones are added, known ones get the new values. Answers the number of
 * each key. Of several rows with one key the last counts; what is no column of the table is ignored.
 */
export async function upsertByKey<Table extends KeyedTable>(
  transaction: WritableTransaction,
  table: Table,
  rows: (Table['$inferInsert'] & { key: string })[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const unique = [...new Map(rows.map((row) => [row.key, row])).values()]
  for (let from = 0; from < unique.length; from += rowsAStatement) {
    const written = await transaction
      .insert(table as KeyedTable)
      .values(unique.slice(from, from + rowsAStatement))
      .onConflictDoUpdate({ target: table.key, set: newValues(table, unique) })
      .returning({ id: table.id, key: table.key })
    for (const { id, key } of written as { id: number; key: string }[]) ids.set(key, id)
  }
  return ids
}

/** Every column that any of the rows gives. */
function newValues(table: PgTable, rows: object[]): Record<string, SQL> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const names = Object.keys(getTableColumns(table)).filter(
    (name) => given.has(name) && name !== 'key' && name !== 'id',
  )
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${snakeCase(name)}`)]))
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
