import { type Place, sectionKind, subtreeOf } from '@foyer/schema/documents/document.ts'
import { duplicate } from '@foyer/schema/documents/duplicate.ts'
import { currentVersion } from '@foyer/schema/documents/migrate-module.ts'
import type { Values } from '@foyer/schema/documents/value.ts'
import {
  placeAt,
  type Position,
  positionOf,
  positionsFor,
  structureOf,
} from './canvas/page-structure.ts'
import type { Editing } from './editing-context.ts'

const createId = () => crypto.randomUUID()

/** Adds an empty module and selects it. */
export function addModule(
  { store, selection }: Editing,
  { kind, fields, position }: { kind: string; fields: Values; position: Position },
): string {
  const module = createId()
  const place = placeAt(store.document(), position)
  const added = { kind, version: currentVersion(kind), place, fields }
  store.edit({ id: createId(), type: 'add', module, modules: { [module]: added } })
  selection.select(module)
  return module
}

/** Copies a module to the place after it, and selects the copy. */
export function duplicateModule({ store, selection }: Editing, module: string): void {
  const document = store.document()
  const position = positionOf(structureOf(document), module)
  if (!position) return
  const place = placeAt(document, { ...position, index: position.index + 1 })
  const operation = duplicate(document, { module, place, createId })
  store.edit(operation)
  selection.select(operation.module)
}

/** Removes a module with those in it. */
export function removeModule({ store, selection }: Editing, module: string): void {
  const before = subtreeOf(store.document(), module)
  selection.select(null)
  store.edit({ id: createId(), type: 'remove', module, before })
}

/** Moves a module to a position among the others. Returns whether that is another one. */
export function moveModule({ store }: Editing, module: string, position: Position): boolean {
  const document = store.document()
  const current = positionOf(structureOf(document), module)
  const moved = document.modules[module]
  if (!moved || (current && isSame(current, position))) return false
  const { place: before } = moved
  const after: Place = placeAt(document, position, module)
  store.edit({ id: createId(), type: 'move', module, before, after })
  return true
}

/** The next or previous position in reading order, through the columns of sections; undefined at the end. */
export function neighbourOf({ store }: Editing, module: string, step: 1 | -1) {
  const document = store.document()
  const structure = structureOf(document)
  const current = positionOf(structure, module)
  if (!current) return undefined
  const isSection = document.modules[module]?.kind === sectionKind
  const positions = positionsFor(structure, module, isSection)
  const at = positions.findIndex((position) => isSame(position, current))
  return positions[at + step]
}

const isSame = (one: Position, other: Position) =>
  one.parent === other.parent && one.column === other.column && one.index === other.index
