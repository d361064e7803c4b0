import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import {
  modulesInOrder,
  type ContentDocument,
  type PlacedModule,
} from '@foyer/schema/documents/document.ts'
import { isRecord, type Value, type Values } from '@foyer/schema/documents/value.ts'

const definitions = new Map<string, ModuleDefinition>(moduleKinds.map((one) => [one.kind, one]))

export type DefinedModule = PlacedModule & { definition: ModuleDefinition }

/** The modules that visitors will see, in reading order; without those of unknown kinds. */
export function definedModules(document: ContentDocument): DefinedModule[] {
  return modulesInOrder(document).flatMap((module) => {
    const definition = definitions.get(module.kind)
    return definition ? [{ ...module, definition }] : []
  })
}

/** A value of a field, with those beside it. */
export type ContentField = {
  module: DefinedModule
  /** As in an operation. */
  path: readonly string[]
  name: string
  field: Field
  value: Value | undefined
  siblings: Values
}

/** The values of all fields, those of items too, except lists of items themselves. */
export function contentFields(document: ContentDocument): ContentField[] {
  return definedModules(document).flatMap((module) =>
    fieldsOf(module, module.definition.fields, { siblings: module.fields, path: [] }),
  )
}

function fieldsOf(
  module: DefinedModule,
  fields: Fields,
  { siblings, path }: Pick<ContentField, 'siblings' | 'path'>,
): ContentField[] {
  return Object.entries(fields).flatMap(([name, field]): ContentField[] => {
    const value = Object.hasOwn(siblings, name) ? siblings[name] : undefined
    const at = [...path, name]
    if (field.type !== 'items') return [{ module, path: at, name, field, value, siblings }]
    const items = isRecord(value) ? Object.entries(value) : []
    return items.flatMap(([id, item]) => {
      const values = isRecord(item) && isRecord(item['fields']) ? item['fields'] : {}
      return fieldsOf(module, field.item, { siblings: values, path: [...at, id, 'fields'] })
    })
  })
}
