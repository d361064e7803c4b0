import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { readRows, relatedDefinition } from '#provider/related-rows.ts'
import type { Row } from '#provider/written-values.ts'
import { rowLabel } from '#generic/values/row-label.ts'
import type { FieldChange } from './field-change.ts'

/** What was changed in a row of a resource. */
export type ChangedRow = { definition: ResourceDefinition; changes: readonly FieldChange[] }
/** The name of the row that a field names by its number; undefined if it is not known. */
export type NameOf = (field: ResourceField, id: number) => string | undefined

/** A file may change as many rows as there are; the rows that they name beyond these stay numbers. */
const maxNames = 500

/** The numbers of rows that changes name, in their fields and in those of their children, by resource. */
export function numbersOfRows(changed: readonly ChangedRow[]): Map<ResourceDefinition, number[]> {
  const found = new Map<ResourceDefinition, Set<number>>()
  const addFrom = (fields: ResourceFields, row: Row) => {
    for (const [name, value] of Object.entries(row)) {
      const related = fields[name] && relatedOf(fields[name])
      if (!related) continue
      const numbers = found.get(related) ?? new Set()
      found.set(related, numbers)
      for (const id of [value].flat()) if (typeof id === 'number') numbers.add(id)
    }
  }
  for (const { definition, changes } of changed) {
    for (const { field, before, after } of changes) {
      const child = definition.children[field]
      for (const value of [before, after]) {
        if (!child) addFrom(definition.fields, { [field]: value })
        else if (Array.isArray(value)) for (const row of value as Row[]) addFrom(child.fields, row)
      }
    }
  }
  return new Map(
    [...found].flatMap(([related, numbers]) =>
      numbers.size > 0 ? [[related, [...numbers].slice(0, maxNames)]] : [],
    ),
  )
}

/** Reads the names of the rows that changes name. */
export async function readNames(
  changed: readonly ChangedRow[],
  locale: LocaleCode,
): Promise<NameOf> {
  const names = new Map<string, string>()
  await Promise.all(
    [...numbersOfRows(changed)].map(async ([related, numbers]) => {
      // Without the right to read them, they stay numbers.
      const rows = await readRows(related, numbers).catch(() => [])
      for (const row of rows) {
        const name = rowLabel(related, row, locale)
        if (name) names.set(`${related.resource} ${row['id'] as number}`, name)
      }
    }),
  )
  return (field, id) => names.get(`${relatedOf(field)?.resource} ${id}`)
}

const relatedOf = (field: ResourceField) =>
  field.type === 'relation' || field.type === 'relations'
    ? relatedDefinition(field.relatesTo)
    : undefined
