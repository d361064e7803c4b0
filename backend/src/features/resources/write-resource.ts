import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/connect.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { RecordedRow } from '#database/writing/recorded-row.ts'
import type { IdempotentRequest } from '#http/idempotent-request.ts'
import { readDeletedRows } from './restoring/deleted-rows.ts'
import { columnValues } from './values/column-values.ts'
import { describeChange } from './describe-change.ts'
import { findProblems } from './find-problems.ts'
import { findRow } from './read-resource.ts'
import { saveLinks } from './links/save-links.ts'
import { beginRequest, endRequest } from './request-store.ts'
import {
  childrenOf,
  type FieldProblems,
  type ResourceBinding,
  type ResourceRow,
  type Use,
  type Values,
} from './resource-binding.ts'
import { saveChildren } from './save-children.ts'
import { storedValues, withoutChildIds } from './values/stored-values.ts'

export type SaveResult =
  /** `row` is what was changed; undefined if the values stood already. */
  | { ok: true; id: number; row?: RecordedRow }
  | { ok: false; problem: 'unknown' | 'key-reused' }
  | { ok: false; problem: 'stale'; current: ResourceRow }
  | { ok: false; problem: 'invalid'; fields: FieldProblems }

export type DeleteResult =
  | { ok: true }
  | { ok: false; problem: 'unknown' }
  | { ok: false; problem: 'stale' | 'in-use'; current: ResourceRow; uses: Use[] }

type Save = {
  /** The row to change; a new one without it. */
  id?: number | undefined
  /** Fields and children; those that are missing stay as they are. */
  values: Values
  /** Revision that the caller has seen. */
  revision?: number | undefined
  request?: IdempotentRequest | undefined
}

/** Adds a row or changes one, with its children, in one unit of work. Values that stand already change nothing. */
export async function saveRow(
  database: Database,
  actor: Actor,
  binding: ResourceBinding,
  save: Save,
): Promise<SaveResult> {
  try {
    return await changeHouse(database, actor, (transaction) =>
      saveWithin(transaction, binding, save),
    )
  } catch (cause) {
    if (!binding.uniqueField || !isUniqueViolation(cause)) throw cause
    return { ok: false, problem: 'invalid', fields: { [binding.uniqueField]: 'taken' } }
  }
}

/** The same as part of a unit of work. A violation of a unique index is thrown. */
export async function saveWithin(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { id, values: given, revision, request }: Save,
): Promise<SaveResult> {
  const repeated = request && (await beginRequest(transaction, request))
  if (repeated) {
    transaction.nothingChanged()
    if (!repeated.isSame || repeated.rowId === null) return { ok: false, problem: 'key-reused' }
    return { ok: true, id: repeated.rowId }
  }
  const before =
    id === undefined ? undefined : await findRow(transaction, binding, { id, isLocked: true })
  if (id !== undefined && !before) return { ok: false, problem: 'unknown' }
  const stored = storedValues(binding.definition, given)
  const wanted = { ...before, ...(before ? stored : withoutChildIds(binding.definition, stored)) }
  if (before && canonicalJson(wanted) === canonicalJson(before)) {
    transaction.nothingChanged()
    return { ok: true, id: before.id }
  }
  if (before && revision !== undefined && before.revision !== revision) {
    return { ok: false, problem: 'stale', current: before }
  }
  const problems = await findProblems(transaction, binding, { before, values: wanted })
  if (problems) return { ok: false, problem: 'invalid', fields: problems }
  const prepared = (await binding.prepare?.(transaction, { id, values: wanted })) ?? {
    values: wanted,
  }
  if ('problems' in prepared) return { ok: false, problem: 'invalid', fields: prepared.problems }
  if (before && canonicalJson(prepared.values) === canonicalJson(before)) {
    transaction.nothingChanged()
    return { ok: true, id: before.id }
  }
  const rowId = await writeRow(transaction, binding, { id, values: prepared.values })
  await saveLinks(transaction, binding, { id: rowId, before, values: prepared.values })
  for (const [name, { fields }, child] of childrenOf(binding)) {
    await saveChildren(transaction, {
      child,
      fields,
      parentId: rowId,
      before: before?.[name],
      wanted: prepared.values[name],
    })
  }
  const after = await findRow(transaction, binding, { id: rowId })
  const stale = await binding.finish(transaction, { before, after })
  const { what, row } = describeChange(binding, { before, after })
  transaction.changed(what, stale, row)
  if (request) await endRequest(transaction, request, rowId)
  return { ok: true, id: rowId, row }
}

type Delete = { id: number; revision?: number | undefined }

/** Deletes a row that nothing uses. It can be restored from the audit log. */
export async function deleteRow(
  database: Database,
  actor: Actor,
  binding: ResourceBinding,
  deletion: Delete,
): Promise<DeleteResult> {
  return changeHouse(database, actor, (transaction) => deleteWithin(transaction, binding, deletion))
}

/** The same as part of a unit of work. */
export async function deleteWithin(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { id, revision }: Delete,
): Promise<DeleteResult> {
  const before = await findRow(transaction, binding, { id, isLocked: true })
  if (!before) return { ok: false, problem: 'unknown' }
  if (revision !== undefined && revision !== before.revision) {
    return { ok: false, problem: 'stale', current: before, uses: [] }
  }
  const uses = (await binding.findUses?.(transaction, id)) ?? []
  if (uses.length > 0) return { ok: false, problem: 'in-use', current: before, uses }
  const deletedRows = await readDeletedRows(transaction, binding.table, id)
  await transaction.delete(binding.table).where(eq(binding.table.id, id))
  const stale = await binding.finish(transaction, { before, after: undefined })
  const { what, row } = describeChange(binding, { before, after: undefined })
  transaction.changed(what, stale, { ...row, deletedRows })
  return { ok: true }
}

/** Writes the fields of a row in its own table. */
export async function writeRow(
  transaction: WritableTransaction,
  binding: ResourceBinding,
  { id, values }: { id: number | undefined; values: Values },
): Promise<number> {
  const columns = columnValues(binding, binding.definition.fields, values)
  const table = binding.table as PgTable
  if (id !== undefined) {
    await transaction.update(table).set(columns).where(eq(binding.table.id, id))
    return id
  }
  const [row] = await transaction
    .insert(table)
    .values(columns as never)
    .returning({ id: binding.table.id })
  return row!.id as number
}
