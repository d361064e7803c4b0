import type { ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/connect.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { IdempotentRequest } from '#http/idempotent-request.ts'
import { findProblems } from './find-problems.ts'
import { findRow } from './read-resource.ts'
import { beginRequest, endRequest } from './request-store.ts'
import {
  childrenOf,
  type FieldProblems,
  propertyOf,
  type ResourceBinding,
  type ResourceRow,
  type Use,
  type Values,
} from './resource-binding.ts'
import { saveChildren } from './save-children.ts'
import { storedValues } from './stored-values.ts'

export type SaveResult =
  | { ok: true; id: number }
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

async function saveWithin(
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
  const wanted = { ...before, ...storedValues(binding.definition, given) }
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
  const rowId = await writeRow(transaction, binding, { id, values: prepared.values })
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
  transaction.changed(describeChange(binding, before, after!), stale)
  if (request) await endRequest(transaction, request, rowId)
  return { ok: true, id: rowId }
}

/** Deletes a row that nothing uses. */
export async function deleteRow(
  database: Database,
  actor: Actor,
  binding: ResourceBinding,
  { id, revision }: { id: number; revision?: number | undefined },
): Promise<DeleteResult> {
  return changeHouse(database, actor, async (transaction): Promise<DeleteResult> => {
    const before = await findRow(transaction, binding, { id, isLocked: true })
    if (!before) return { ok: false, problem: 'unknown' }
    if (revision !== undefined && revision !== before.revision) {
      return { ok: false, problem: 'stale', current: before, uses: [] }
    }
    const uses = (await binding.findUses?.(transaction, id)) ?? []
    if (uses.length > 0) return { ok: false, problem: 'in-use', current: before, uses }
    await transaction.delete(binding.table).where(eq(binding.table.id, id))
    const stale = await binding.finish(transaction, { before, after: undefined })
    transaction.changed(`${binding.definition.resource} ${id}: deleted`, stale)
    return { ok: true }
  })
}

async function writeRow(
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

/** Values by the properties of the table. */
function columnValues(
  stored: Parameters<typeof propertyOf>[0],
  fields: ResourceFields,
  values: Values,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [propertyOf(stored, name), values[name]]),
  )
}

/** For the audit log: `persons 12: biography, credits`. */
function describeChange(
  { definition: { resource, fields, children } }: ResourceBinding,
  before: ResourceRow | undefined,
  after: ResourceRow,
): string {
  if (!before) return `${resource} ${after.id}: added`
  const changed = [...Object.keys(fields), ...Object.keys(children)].filter(
    (name) => canonicalJson(before[name]) !== canonicalJson(after[name]),
  )
  return `${resource} ${after.id}: ${changed.join(', ')}`
}
