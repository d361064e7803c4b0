import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { type ChildBinding, type ChildRow, propertyOf, type Values } from './resource-binding.ts'

type Write = {
  child: ChildBinding
  fields: ResourceFields
  parentId: number
  /** The stored rows. */
  before: unknown
  /** All rows wanted; those with an id are stored already. */
  wanted: unknown
}

/** Adds, changes and deletes the children of a row. Rows that stay keep their ids; those that are the same are not written. */
export async function saveChildren(
  transaction: WritableTransaction,
  { child, fields, parentId, before, wanted }: Write,
): Promise<void> {
  const stored = new Map(((before ?? []) as ChildRow[]).map((row) => [row.id, row]))
  const rows = wanted as (Values & { id?: number })[]
  const table = child.table as PgTable
  const staying = new Set(rows.map(({ id }) => id))
  const removed = [...stored.keys()].filter((id) => !staying.has(id))
  if (removed.length > 0) await transaction.delete(table).where(inArray(child.table.id, removed))
  for (const row of rows) {
    const previous = row.id === undefined ? undefined : stored.get(row.id)
    if (previous && canonicalJson(previous) === canonicalJson(row)) continue
    const columns = {
      ...Object.fromEntries(
        Object.keys(fields).map((name) => [propertyOf(child, name), row[name]]),
      ),
      ...(await child.ownColumns?.(transaction, { before: previous, after: row })),
    }
    if (previous)
      await transaction.update(table).set(columns).where(eq(child.table.id, previous.id))
    else await transaction.insert(table).values({ ...columns, [child.parent]: parentId } as never)
  }
}
