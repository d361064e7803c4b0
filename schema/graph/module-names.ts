import type { Field, Fields, Reference } from '@foyer/schema/fields/field.ts'
import type { ModuleDefinition } from '@foyer/schema/modules/define-module.ts'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'

type Names = [coordinate: string, name: string][]

/** What several entities are called whose numbers a field holds: the end of its name. */
const listNames: Record<Reference, string> = {
  article: 'articleNumbers',
  'article-category': 'articleCategoryNumbers',
  genre: 'genreNumbers',
  tag: 'tagNumbers',
  venue: 'venueNumbers',
}

/**
 * Fields of modules that hold the number of another entity, by coordinate: their names in the graph end in `Number`. Those that other
 * fields resolve (`image`) do so in inputs only.
 */
export function moduleNumberNames(): Readonly<Record<string, string>> {
  const kinds: readonly ModuleDefinition[] = moduleKinds
  return Object.fromEntries(
    kinds.flatMap(({ typeName, fields }) => [
      [`${typeName}.parent`, 'sectionNumber'],
      [`${typeName}Input.parent`, 'sectionNumber'],
      ...listsOf(typeName, fields),
      ...inputNamesOf(typeName, fields),
    ]),
  )
}

function listsOf(typeName: string, fields: Fields): Names {
  return Object.entries(fields).flatMap(([name, field]): Names =>
    field.type === 'references'
      ? [[`${typeName}.${camelCase(name)}`, listNames[field.refersTo]]]
      : [],
  )
}

function inputNamesOf(typeName: string, fields: Fields): Names {
  return Object.entries(fields).flatMap(([property, field]): Names => {
    if (field.type === 'items') return inputNamesOf(field.name, field.item)
    const name = camelCase(property)
    const newName = numberName(name, field)
    return newName ? [[`${typeName}Input.${name}`, newName]] : []
  })
}

function numberName(name: string, field: Field): string | undefined {
  if (field.type === 'references') return listNames[field.refersTo]
  const isNumber = field.type === 'image' || field.type === 'file' || field.type === 'reference'
  return isNumber ? `${name}Number` : undefined
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
