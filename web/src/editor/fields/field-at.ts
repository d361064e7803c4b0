import type { Field, Fields } from '@foyer/schema/fields/field.ts'

/** The field at the path of a value; items are a record of `{ rank, fields }`. */
export function fieldAt(fields: Fields, [name, ...inside]: readonly string[]): Field | undefined {
  const field = fields[name ?? '']
  if (field?.type !== 'items' || inside[1] !== 'fields') return field
  return fieldAt(field.item, inside.slice(2)) ?? field
}
