import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'
import type { Relation } from '@foyer/schema/resources/relation.ts'
import type { Row } from '#provider/written-values.ts'

/** Which row is replaced by which one. */
export type Replacement = { kind: Relation; from: number; to: number }

/** A row in whose fields and children another row stands in the place of one. */
export function replacedRow(
  { fields, children }: ResourceDefinition,
  row: Row,
  replacement: Replacement,
): Row {
  const lists = Object.entries(children).map(([name, child]) => [
    name,
    (row[name] as Row[]).map((one) => replacedFields(child.fields, one, replacement)),
  ])
  return { ...replacedFields(fields, row, replacement), ...Object.fromEntries(lists) }
}

function replacedFields(fields: ResourceFields, row: Row, { kind, from, to }: Replacement): Row {
  const replaced = Object.entries(fields).flatMap(([name, field]) => {
    if (!relatesTo(field, kind)) return []
    const value = row[name]
    if (!Array.isArray(value)) return [[name, value === from ? to : value]]
    return [[name, [...new Set((value as number[]).map((id) => (id === from ? to : id)))]]]
  })
  return { ...row, ...Object.fromEntries(replaced) }
}

/** Whether a field names rows of a kind. */
export const relatesTo = (field: ResourceField, kind: Relation) =>
  (field.type === 'relation' || field.type === 'relations') && field.relatesTo === kind
