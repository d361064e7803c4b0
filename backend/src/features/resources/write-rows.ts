import type { Database } from '#database/connect.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import type { ResourceBinding, Values } from './resource-binding.ts'
import { type DeleteResult, deleteWithin, type SaveResult, saveWithin } from './write-resource.ts'

type Failed = Exclude<SaveResult | DeleteResult, { ok: true }>
export type RefusedRow = { id: number; failed: Failed }
type BulkResult = { ok: true } | { ok: false; rows: RefusedRow[] }

type Bulk = { ids: readonly number[] } & (
  { action: 'delete' } | { action: 'patch'; values: Values }
)

/** Deletes rows or changes the same fields of all of them in one unit of work: all or none. Names every row for which it is not possible. */
export async function writeRows(
  database: Database,
  actor: Actor,
  binding: ResourceBinding,
  bulk: Bulk,
): Promise<BulkResult> {
  const rows: RefusedRow[] = []
  let current = 0
  try {
    return await changeHouse(database, actor, async (transaction): Promise<BulkResult> => {
      // In order, so that two bulk calls never wait for each other.
      for (const id of [...new Set(bulk.ids)].toSorted((one, other) => one - other)) {
        current = id
        const result =
          bulk.action === 'delete'
            ? await deleteWithin(transaction, binding, { id })
            : await saveWithin(transaction, binding, { id, values: bulk.values })
        if (!result.ok) rows.push({ id, failed: result })
      }
      return rows.length > 0 ? { ok: false, rows } : { ok: true }
    })
  } catch (cause) {
    if (!binding.uniqueField || !isUniqueViolation(cause)) throw cause
    const fields = { [binding.uniqueField]: 'taken' } as const
    return {
      ok: false,
      rows: [...rows, { id: current, failed: { ok: false, problem: 'invalid', fields } }],
    }
  }
}
