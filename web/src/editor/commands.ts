import {
  type ContentDocument,
  modulesInOrder,
  type Place,
  sectionKind,
  subtreeOf,
} from '@foyer/schema/documents/document.ts'
import { duplicate } from '@foyer/schema/documents/duplicate.ts'
import { currentVersion } from '@foyer/schema/documents/migrate-module.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { apply } from '@foyer/schema/documents/apply.ts'
import { isEqual, type Values } from '@foyer/schema/documents/value.ts'
import type { AddRequest } from './canvas/add-request.ts'
import {
  listAt,
  placeAt,
  type Position,
  positionOf,
  positionsFor,
  structureOf,
} from './canvas/structure/page-structure.ts'
import type { Editing } from './editing-context.ts'

const createId = () => crypto.randomUUID()

/** Adds an empty module and selects it. */
export function addModule(
  { store, selection }: Editing,
  { kind, fields, at }: { kind: string; fields: Values; at: AddRequest },
): string {
  const module = createId()
  const { replaces, ...position } = at
  const document = store.document()
  const place = placeAt(document, position)
  const added = { kind, version: currentVersion(kind), place, fields }
  const add: Operation = { id: createId(), type: 'add', module, modules: { [module]: added } }
  if (replaces === undefined) store.edit(add)
  else store.edit(add, removal(document, replaces))
  selection.select(module)
  return module
}

/** Copies modules, each to the place after it, and selects the copies. */
export function duplicateModules({ store, selection }: Editing, modules: readonly string[]): void {
  let document = store.document()
  const operations: (Operation & { module: string })[] = []
  for (const module of outermost(document, modules)) {
    const position = positionOf(structureOf(document), module)!
    const place = placeAt(document, { ...position, index: position.index + 1 })
    const operation = duplicate(document, { module, place, createId })
    operations.push(operation)
    document = applied(document, operation)
  }
  store.edit(...operations)
  selection.selectAll(operations.map(({ module }) => module))
}

/** Removes modules with those in them. */
export function removeModules({ store, selection }: Editing, modules: readonly string[]): void {
  const document = store.document()
  selection.select(null)
  store.edit(...outermost(document, modules).map((module) => removal(document, module)))
}

/**
 * Moves modules to a position among the others, in the order in which they are read. Returns whether that changes anything.
 */
export function moveModules(
  { store }: Editing,
  modules: readonly string[],
  position: Position,
): boolean {
  const operations = moveOperations(store.document(), modules, position)
  if (operations.length === 0) return false
  store.edit(...operations)
  return true
}

/** The operations that move modules to a position; none if they are there. */
export function moveOperations(
  start: ContentDocument,
  modules: readonly string[],
  position: Position,
): Operation[] {
  let document = start
  const moved = outermost(document, modules)
  const there = listAt(structureOf(document), position)
  if (isEqual(there.slice(position.index, position.index + moved.length), moved)) return []
  const operations: Operation[] = []
  for (const [count, module] of moved.entries()) {
    const at = { ...position, index: position.index + count }
    const after: Place = placeAt(document, at, moved.slice(count))
    const { place } = document.modules[module]!
    operations.push({ id: createId(), type: 'move', module, before: place, after })
    document = applied(document, operations.at(-1)!)
  }
  return operations
}

/** The next or previous position in reading order, through the columns of sections; undefined at the end. */
export function neighbourOf({ store }: Editing, modules: readonly string[], step: 1 | -1) {
  const document = store.document()
  const structure = structureOf(document)
  const moved = outermost(document, modules)
  const current = positionOf(structure, moved[0] ?? '', moved)
  if (!current) return undefined
  const positions = positionsFor(structure, moved, hasSection(document, moved))
  const at = positions.findIndex((position) => isSame(position, current))
  // Sections cannot be nested: modules of a column that are moved with one go to the top level first.
  return at === -1 ? positions[0] : positions[at + step]
}

/** Whether there is a section among modules; it can only be at the top level. */
export const hasSection = ({ modules }: ContentDocument, ids: readonly string[]) =>
  ids.some((id) => modules[id]?.kind === sectionKind)

/** The modules in reading order, without those that are in another one of them. */
export function outermost(document: ContentDocument, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  return modulesInOrder(document)
    .filter(({ id, place }) => chosen.has(id) && !chosen.has(place.parent ?? ''))
    .map(({ id }) => id)
}

const removal = (document: ContentDocument, module: string): Operation => ({
  id: createId(),
  type: 'remove',
  module,
  before: subtreeOf(document, module),
})

function applied(document: ContentDocument, operation: Operation): ContentDocument {
  const outcome = apply(document, operation)
  return outcome.ok ? outcome.document : document
}

const isSame = (one: Position, other: Position) =>
  one.parent === other.parent && one.column === other.column && one.index === other.index
