import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { columnValues } from './values/column-values.ts'
import {
  type ChildBinding,
  type ChildRow,
  childrenWhere,
  columnNamed,
  type Values,
} from './resource-binding.ts'

type Write = {
  child: ChildBinding
  fields: ResourceFields
  parentId: number
  /** The stored rows. */
  before: unknown
  /** All rows wanted; those with an id are stored already. */
  wanted: unknown
}

/**
 * Adds, changes and deletes the children of a row. Rows that stay keep their ids; those that are the same are not written. Of numbered
 * ones, all are written if one is: those between them may have moved.
 */
export async function saveChildren(
  transaction: WritableTransaction,
  { child, fields, parentId, before, wanted }: Write,
): Promise<void> {
  if (canonicalJson(before ?? []) === canonicalJson(wanted)) return
  const stored = new Map(((before ?? []) as ChildRow[]).map((row) => [row.id, row]))
  const rows = wanted as (Values & { id?: number })[]
  const table = child.table as PgTable
  const staying = new Set(rows.map(({ id }) => id))
  const removed = [...stored.keys()].filter((id) => !staying.has(id))
  if (removed.length > 0) await remove(transaction, child, removed)
  const numberedBy = child.isPositioned ? 'position' : child.numberedBy
  if (numberedBy) await makeRoom(transaction, { child, numberedBy, parentId })
  for (const [position, row] of rows.entries()) {
    const previous = row.id === undefined ? undefined : stored.get(row.id)
    if (!numberedBy && previous && canonicalJson(previous) === canonicalJson(row)) continue
    const columns = {
      ...columnValues(child, fields, row),
      ...(child.isPositioned && { position }),
      ...(await child.ownColumns?.(transaction, { before: previous, after: row })),
    }
    if (previous)
      await transaction.update(table).set(columns).where(eq(child.table.id, previous.id))
    else if (!(await child.add?.(transaction, { parentId, columns }))) {
      const owner = child.parent ? { [child.parent]: parentId } : {}
      await transaction.insert(table).values({ ...columns, ...owner } as never)
    }
  }
}

async function remove(
  transaction: WritableTransaction,
  child: ChildBinding,
  ids: readonly number[],
): Promise<void> {
  if (child.remove) return child.remove(transaction, ids)
  await transaction.delete(child.table).where(inArray(child.table.id, [...ids]))
}

/** Their numbers are unique: the present ones become negative until their rows are written. */
async function makeRoom(
  transaction: WritableTransaction,
  { child, numberedBy, parentId }: { child: ChildBinding; numberedBy: string; parentId: number },
): Promise<void> {
  const { table } = child
  await transaction
    .update(table)
    .set({ [numberedBy]: sql`-1 - ${columnNamed(table, numberedBy)}` })
    .where(childrenWhere(child, parentId))
}
