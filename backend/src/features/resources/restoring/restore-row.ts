import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import { isForeignKeyViolation } from './is-foreign-key-violation.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import { auditRow } from '#database/tables/audit.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { insertDeletedRows } from './deleted-rows.ts'
import { describeChange } from '#features/resources/describe-change.ts'
import { findRow } from '#features/resources/read-resource.ts'
import type { ResourceBinding } from '#features/resources/resource-binding.ts'
import type { ResourceMessage } from '#features/resources/resource-messages.ts'
import { writeRow } from '#features/resources/write-resource.ts'

type RestoreResult = { ok: true } | { ok: false; problem: 'unknown' | ResourceMessage }

/** Brings back a deleted row, with its id and all that was deleted with it. One that exists stays as it is. */
export async function restoreRow(
  database: Database,
  actor: Actor,
  binding: ResourceBinding,
  id: number,
): Promise<RestoreResult> {
  try {
    return await changeHouse(database, actor, (transaction) =>
      restoreWithin(transaction, binding, id),
    )
  } catch (cause) {
    if (isUniqueViolation(cause)) return { ok: false, problem: 'valueTaken' }
    if (isForeignKeyViolation(cause)) return { ok: false, problem: 'relatedRowMissing' }
    throw cause
  }
}

async function restoreWithin(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  id: number,
): Promise<RestoreResult> {
  if (await findRow(transaction, binding, { id, isLocked: true })) {
    transaction.nothingChanged()
    return { ok: true }
  }
  const { resource } = binding.definition
  const [deletion] = await transaction
    .select({ deletedRows: auditRow.deletedRows })
    .from(auditRow)
    .where(
      and(eq(auditRow.resource, resource), eq(auditRow.rowId, id), eq(auditRow.change, 'deleted')),
    )
    .orderBy(desc(auditRow.id))
    .limit(1)
  if (!deletion?.deletedRows) return { ok: false, problem: 'unknown' }
  await insertDeletedRows(transaction, deletion.deletedRows)
  // What is true by now: a path may have got a page or lead somewhere else.
  const restored = (await findRow(transaction, binding, { id }))!
  const prepared = await binding.prepare?.(transaction, { id, values: restored })
  if (prepared && 'problems' in prepared) {
    return { ok: false, problem: Object.values(prepared.problems)[0]! }
  }
  if (prepared && canonicalJson(prepared.values) !== canonicalJson(restored)) {
    await writeRow(transaction, binding, { id, values: prepared.values })
  }
  const after = await findRow(transaction, binding, { id })
  const stale = await binding.finish(transaction, { before: undefined, after })
  const { row } = describeChange(binding, { before: undefined, after })
  transaction.changed(`${resource} ${id}: restored`, stale, { ...row, change: 'restored' })
  return { ok: true }
}
