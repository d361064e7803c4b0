import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { columnOf, type ResourceBinding } from '#features/resources/resource-binding.ts'
import type { ReadLine } from './read-cells.ts'

type Found =
  { ok: true; id: number | undefined } | { ok: false; problem: 'unknownRow' | 'ambiguous' }

/** The row that a line is about: that of its number, else the one with the same values of `importedBy`. Undefined for a new one. */
export async function findImportedRow(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { id, values }: ReadLine,
): Promise<Found> {
  const { table, definition } = binding
  if (id !== undefined) {
    if (!/^[1-9]\d{0,8}$/.test(id)) return { ok: false, problem: 'unknownRow' }
    const [row] = await transaction
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, Number(id)))
    return row ? { ok: true, id: row.id as number } : { ok: false, problem: 'unknownRow' }
  }
  const names = definition.importedBy ?? []
  if (names.every((name) => isNone(values[name]))) {
    return { ok: true, id: undefined }
  }
  const rows = await transaction
    .select({ id: table.id })
    .from(table)
    .where(and(...names.map((name) => hasValue(binding, name, values[name]))))
    .limit(2)
  if (rows.length > 1) return { ok: false, problem: 'ambiguous' }
  return { ok: true, id: rows[0]?.id as number | undefined }
}

const isNone = (value: unknown) => value === undefined || value === null || value === ''

/** A text that is none is stored as an empty one, everything else as null. */
function hasValue(binding: ResourceBinding, name: string, value: unknown): SQL {
  const column = columnOf(binding, name)
  if (!isNone(value)) return eq(column, value)
  return column.notNull ? eq(column, '') : isNull(column)
}
