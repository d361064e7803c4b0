import type { Fields } from '@foyer/schema/fields/field.ts'
import { fieldNameOf } from '@foyer/schema/graph/names.ts'
import { type ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'

const definitions: readonly ModuleDefinition[] = moduleKinds

/** The path of a field as the input of a module names it: `items.0.link_text` of the origin is `items.0.linkText`. */
export function inputPath(typeName: string, path: string): string {
  const fields = definitions.find((one) => one.typeName === typeName)?.fields ?? {}
  return pathBelow({ inputType: `${typeName}Input`, fields }, path.split('.')).join('.')
}

type Owner = { inputType: string; fields: Fields }

function pathBelow({ inputType, fields }: Owner, [property = '', ...rest]: string[]): string[] {
  const name = camelCase(property)
  const newName = fieldNameOf(inputType, name) ?? name
  const field = fields[property]
  const [index, ...below] = rest
  if (index === undefined || below.length === 0 || field?.type !== 'items')
    return [newName, ...rest]
  return [
    newName,
    index,
    ...pathBelow({ inputType: `${field.name}Input`, fields: field.item }, below),
  ]
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
