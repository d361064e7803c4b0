import { eq } from 'drizzle-orm'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import {
  columnNamed,
  linkOf,
  type ResourceBinding,
  type ResourceRow,
  type Values,
} from '#features/resources/resource-binding.ts'
import { positionOf } from './linked-ids.ts'

type Write = { id: number; before: ResourceRow | undefined; values: Values }

/** Writes the fields with `relations` of a row that have changed. */
export async function saveLinks(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { id, before, values }: Write,
): Promise<void> {
  const { fields } = binding.definition
  for (const name of Object.keys(fields).filter((one) => fields[one]!.type === 'relations')) {
    const wanted = values[name] as number[]
    if (canonicalJson(before?.[name] ?? []) === canonicalJson(wanted)) continue
    const { table, parent, target } = linkOf(binding, name)
    await transaction.delete(table).where(eq(columnNamed(table, parent), id))
    if (wanted.length === 0) continue
    const isOrdered = positionOf(table) !== undefined
    const rows = wanted.map((targetId, position) => ({
      [parent]: id,
      [target]: targetId,
      ...(isOrdered && { position }),
    }))
    await transaction.insert(table).values(rows)
  }
}
