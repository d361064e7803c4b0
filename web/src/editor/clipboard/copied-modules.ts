import {
  type ContentDocument,
  modulesInOrder,
  sectionKind,
} from '@foyer/schema/documents/document.ts'
import { migrateModule } from '@foyer/schema/documents/migrate-module.ts'
import { apply } from '@foyer/schema/documents/apply.ts'
import type { OperationOf } from '@foyer/schema/documents/operation.ts'
import { ranksFor } from '@foyer/schema/documents/rank.ts'
import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'
import { outermost } from '#editor/commands.ts'
import {
  placeAt,
  type Position,
  positionOf,
  structureOf,
} from '#editor/canvas/structure/page-structure.ts'
import { findDefinition } from '#editor/module-name.ts'

/** A module as it is on the clipboard, with those in its columns if it is a section. */
export type CopiedModule = {
  kind: string
  version: number
  fields: Values
  inside: readonly { column: number; kind: string; version: number; fields: Values }[]
}

/** The modules of a document for the clipboard, in reading order. */
export function copyModules(document: ContentDocument, ids: readonly string[]): CopiedModule[] {
  const modules = modulesInOrder(document)
  return outermost(document, ids).map((id) => {
    const { kind, version, fields } = document.modules[id]!
    const inside = modules
      .filter(({ place }) => place.parent === id)
      .map((one) => ({
        column: one.place.column ?? 0,
        kind: one.kind,
        version: one.version,
        fields: one.fields,
      }))
    return { kind, version, fields, inside }
  })
}

/** The modules of a text that may be anything; undefined if it is none of this site. Unknown kinds are left out. */
export function parseCopied(text: string): CopiedModule[] | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  const found = isRecord(parsed as Value)
    ? (parsed as Record<string, unknown>)['modules']
    : undefined
  if (!Array.isArray(found)) return undefined
  const modules = found.filter(isModule).map((one) => {
    const { inside } = one as { inside?: unknown }
    const nested = Array.isArray(inside) && one.kind === sectionKind ? inside.filter(isNested) : []
    return { kind: one.kind, version: one.version, fields: one.fields, inside: nested }
  })
  return modules.length > 0 ? modules : undefined
}

export const copiedJson = (modules: readonly CopiedModule[]) => JSON.stringify({ modules })

type Addition = OperationOf<'add'> & { id: string }

/** What adds copied modules at a position: sections cannot be nested, with one of them all come after the section there. */
export function additions(
  document: ContentDocument,
  { modules, position }: { modules: readonly CopiedModule[]; position: Position },
): Addition[] {
  const createId = () => crypto.randomUUID()
  const hasSection = modules.some(({ kind }) => kind === sectionKind)
  const section =
    hasSection && position.parent !== null
      ? positionOf(structureOf(document), position.parent)
      : undefined
  const start = section ? { ...section, index: section.index + 1 } : position
  let shown = document
  return modules.map((one, count) => {
    const module = createId()
    const ranks = ranksFor(one.inside.length)
    const nested = one.inside.map(({ column, ...rest }, at) => [
      createId(),
      migrateModule({ ...rest, place: { parent: module, column, rank: ranks[at]! } }),
    ])
    const { kind, version, fields } = one
    const place = placeAt(shown, { ...start, index: start.index + count })
    const own = migrateModule({ kind, version, fields, place })
    const all = { [module]: own, ...Object.fromEntries(nested) }
    const operation: Addition = { id: createId(), type: 'add', module, modules: all }
    const applied = apply(shown, operation)
    if (applied.ok) shown = applied.document
    return operation
  })
}

type Module = { kind: string; version: number; fields: Values }

function isModule(value: unknown): value is Module {
  if (!isRecord(value as Value)) return false
  const { kind, version, fields } = value as Record<string, unknown>
  return (
    typeof kind === 'string' &&
    findDefinition(kind) !== undefined &&
    Number.isInteger(version) &&
    isRecord(fields as Value)
  )
}

function isNested(value: unknown): value is Module & { column: number } {
  return (
    isModule(value) &&
    value.kind !== sectionKind &&
    Number.isInteger((value as { column?: unknown }).column)
  )
}
