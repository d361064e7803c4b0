import {
  findModule,
  isPresent,
  sectionKind,
  subtreeOf,
  type ContentDocument,
  type DocumentModule,
  type Place,
} from './document.ts'
import { mergeValues } from './merge-values.ts'
import type { Operation, OperationOf, OperationType } from './operation.ts'
import type { Rejection } from './rejection.ts'
import { isEqual, valueAt, withValueAt } from './value.ts'

export type Applied = { ok: true; document: ContentDocument } | { ok: false; rejection: Rejection }

/**
 * Applies an operation to a document. Operations that do not conflict give the same document in any order. Does not know which
 * operations were applied before: the caller skips those by id.
 */
export function apply(document: ContentDocument, operation: Operation): Applied {
  // The function is that of the operation's own type, which TypeScript cannot infer through an index.
  const applyOperation = applyByType[operation.type] as (
    document: ContentDocument,
    operation: Operation,
  ) => Applied
  return applyOperation(document, operation)
}

export type AppliedAll =
  { ok: true; document: ContentDocument } | { ok: false; rejections: readonly Rejection[] }

/** Applies all operations or none. */
export function applyAll(document: ContentDocument, operations: readonly Operation[]): AppliedAll {
  const rejections: Rejection[] = []
  let changed = document
  for (const operation of operations) {
    const applied = apply(changed, operation)
    if (applied.ok) changed = applied.document
    else rejections.push(applied.rejection)
  }
  return rejections.length === 0 ? { ok: true, document: changed } : { ok: false, rejections }
}

type ApplyByType = {
  [Type in OperationType]: (document: ContentDocument, operation: OperationOf<Type>) => Applied
}

const applyByType: ApplyByType = {
  add: applyAdd,
  duplicate: applyAdd,
  change: applyChange,
  move: applyMove,
  remove: applyRemove,
  restore: applyRestore,
}

function applyAdd(
  document: ContentDocument,
  operation: OperationOf<'add'> | OperationOf<'duplicate'> | OperationOf<'restore'>,
): Applied {
  const { modules } = operation
  const root = Object.hasOwn(modules, operation.module) ? modules[operation.module] : undefined
  const at = { operation: operation.id, module: operation.module }
  if (!root || !areTogether(operation.module, modules))
    return reject({ problem: 'broken-add', ...at })
  const problem = problemOfPlace(document, { kind: root.kind, place: root.place })
  if (problem) return reject({ ...problem, operation: operation.id })
  if (Object.keys(modules).every((id) => isEqual(findModule(document, id), modules[id]))) {
    return { ok: true, document }
  }
  const taken = Object.keys(modules).find((id) => findModule(document, id))
  if (taken) return reject({ problem: 'id-taken', operation: operation.id, module: taken })
  return { ok: true, document: { ...document, modules: { ...document.modules, ...modules } } }
}

/** Whether all other modules are in the first one, which then is a section, and none is marked as removed. */
function areTogether(root: string, modules: Readonly<Record<string, DocumentModule>>): boolean {
  return Object.entries(modules).every(
    ([id, { kind, place, isRemoved }]) =>
      !isRemoved &&
      (id === root ||
        (place.parent === root && modules[root]!.kind === sectionKind && kind !== sectionKind)),
  )
}

function applyChange(document: ContentDocument, operation: OperationOf<'change'>): Applied {
  const { module: id, path, before, after } = operation
  const problem = id === null ? undefined : problemOfModule(document, id)
  if (problem) return reject({ ...problem, operation: operation.id })
  const fields = id === null ? document.fields : findModule(document, id)!.fields
  const now = valueAt(fields, path)
  const merged = mergeValues({ base: before, current: now, incoming: after })
  if (!merged.ok) {
    const { base, current, incoming } = merged
    return reject({
      problem: 'value-changed',
      operation: operation.id,
      module: id,
      path: [...path, ...merged.path],
      base,
      current,
      incoming,
    })
  }
  // Also if the parent of the value is gone: it must not be created again.
  if (isEqual(merged.value, now)) return { ok: true, document }
  const changed = withValueAt(fields, path, merged.value)
  if (id === null) return { ok: true, document: { ...document, fields: changed } }
  return withModule(document, { id, change: { fields: changed } })
}

function applyMove(document: ContentDocument, operation: OperationOf<'move'>): Applied {
  const { id: number, module: id, before, after } = operation
  const problem = problemOfModule(document, id)
  if (problem) return reject({ ...problem, operation: number })
  const { kind, place } = findModule(document, id)!
  const problemThere = problemOfPlace(document, { kind, place: after })
  if (problemThere) return reject({ ...problemThere, operation: number })
  if (!isEqual(place, before) && !isEqual(place, after)) {
    const versions = { base: before, current: place, incoming: after }
    return reject({ problem: 'moved', operation: number, module: id, ...versions })
  }
  return withModule(document, { id, change: { place: after } })
}

function applyRemove(document: ContentDocument, operation: OperationOf<'remove'>): Applied {
  const { module: id, before } = operation
  const at = { operation: operation.id, module: id }
  const found = findModule(document, id)
  if (!found) return reject({ problem: 'unknown-module', ...at })
  if (found.isRemoved) return { ok: true, document }
  // One whose section was removed is marked as well, so that it does not come back with the section.
  const current = isPresent(document, id) ? subtreeOf(document, id) : { [id]: found }
  if (!isEqual(before, current)) return reject({ problem: 'module-changed', ...at, current })
  return withModule(document, { id, change: { isRemoved: true } })
}

function applyRestore(document: ContentDocument, operation: OperationOf<'restore'>): Applied {
  const { module: id, modules } = operation
  const found = findModule(document, id)
  const restored = Object.hasOwn(modules, id) ? modules[id] : undefined
  const at = { operation: operation.id, module: id }
  if (!restored) return reject({ problem: found ? 'broken-add' : 'unknown-module', ...at })
  if (!found) {
    const forgotten = Object.entries(modules).filter(([other]) => !findModule(document, other))
    return applyAdd(document, { ...operation, modules: Object.fromEntries(forgotten) })
  }
  if (isPresent(document, id)) return { ok: true, document }
  const problem = problemOfPlace(document, { kind: found.kind, place: restored.place })
  if (problem) return reject({ ...problem, operation: operation.id })
  const { isRemoved: _, ...present } = found
  const module = { ...present, place: restored.place }
  return { ok: true, document: { ...document, modules: { ...document.modules, [id]: module } } }
}

function problemOfModule(document: ContentDocument, id: string) {
  if (!findModule(document, id)) return { problem: 'unknown-module', module: id } as const
  if (!isPresent(document, id)) return { problem: 'removed', module: id } as const
  return undefined
}

/** A module is at the top level, or in a section, which cannot be nested. */
function problemOfPlace(
  document: ContentDocument,
  { kind, place: { parent } }: { kind: string; place: Place },
) {
  if (parent === null) return undefined
  if (kind === sectionKind) return { problem: 'nested-section', module: parent } as const
  if (findModule(document, parent)?.kind !== sectionKind) {
    return { problem: 'unknown-section', module: parent } as const
  }
  return isPresent(document, parent) ? undefined : ({ problem: 'removed', module: parent } as const)
}

function withModule(
  document: ContentDocument,
  { id, change }: { id: string; change: Partial<DocumentModule> },
): Applied {
  const modules = { ...document.modules, [id]: { ...findModule(document, id)!, ...change } }
  return { ok: true, document: { ...document, modules } }
}

function reject(rejection: Rejection): Applied {
  return { ok: false, rejection }
}
