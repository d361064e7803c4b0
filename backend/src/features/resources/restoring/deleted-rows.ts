import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { DeletedRows } from '#database/writing/recorded-row.ts'

type Row = Record<string, unknown>
type Reference = { child: string; column: string; target: string }

/** A row and all rows that the database deletes with it, the row first. They are read before the deletion. */
export async function readDeletedRows(
  transaction: WritableTransaction,
  table: PgTable,
  id: number,
): Promise<DeletedRows[]> {
  const name = getTableName(table)
  const rows = await readRows(transaction, name, sql`deleted_row.id = ${id}`)
  return withDependents(transaction, { table: name, rows })
}

async function withDependents(
  transaction: WritableTransaction,
  deleted: DeletedRows,
): Promise<DeletedRows[]> {
  const all = [deleted]
  for (const { child, column, target } of await listCascades(transaction, deleted.table)) {
    const rows = await readRows(
      transaction,
      child,
      sql`deleted_row.${sql.identifier(column)} in (select parent.${sql.identifier(target)}
        from jsonb_populate_recordset(null::${sql.identifier(deleted.table)}, ${JSON.stringify(deleted.rows)}::jsonb) parent)`,
    )
    if (rows.length > 0) all.push(...(await withDependents(transaction, { table: child, rows })))
  }
  return all
}

/** Inserts deleted rows again, with their ids. The first one gets a new revision: its pages have changed. */
export async function insertDeletedRows(
  transaction: WritableTransaction,
  deleted: readonly DeletedRows[],
): Promise<void> {
  for (const [index, { table, rows }] of deleted.entries()) {
    const columns = await listColumns(transaction, table)
    const stored = columns.filter(
      (column) => column in rows[0]! && (index > 0 || !['revision', 'changed_at'].includes(column)),
    )
    const names = sql.join(
      stored.map((column) => sql.identifier(column)),
      sql`, `,
    )
    await transaction.execute(
      sql`insert into ${sql.identifier(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`,
    )
  }
}

async function readRows(
  transaction: WritableTransaction,
  table: string,
  condition: SQL,
): Promise<Row[]> {
  const { rows } = await transaction.execute<{ row: Row }>(
    // Not called `row`, because a column may be.
    sql`select to_jsonb(deleted_row) as row from ${sql.identifier(table)} deleted_row where ${condition}`,
  )
  return rows.map(({ row }) => row)
}

/** The foreign keys with which rows are deleted together with those of a table. */
async function listCascades(transaction: WritableTransaction, table: string): Promise<Reference[]> {
  const { rows } = await transaction.execute<Reference>(sql`
    select child.relname as child, own.attname as "column", referenced.attname as target
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute referenced on referenced.attrelid = confrelid and referenced.attnum = confkey[1]
    where contype = 'f' and confdeltype = 'c' and array_length(conkey, 1) = 1
      and confrelid = ${table}::regclass
    order by child.relname, conname`)
  return rows
}

async function listColumns(transaction: WritableTransaction, table: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`)
  return rows.map(({ name }) => name)
}
