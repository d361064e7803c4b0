import type {
  ResourceDefinition,
  ResourceField,
  ResourceFields,
} from '@foyer/schema/resources/define-resource.ts'
import type { RowReplacement } from '#catalogue/holders/content-references.ts'
import type { ResourceRow, Values } from '#features/resources/resource-binding.ts'

/** The values of a row in whose fields and children another row stands in the place of one. */
export function replacedRow(
  { fields, children }: ResourceDefinition,
  { id: _id, revision: _revision, ...row }: ResourceRow,
  replacement: RowReplacement,
): Values {
  const lists = Object.entries(children).map(([name, child]) => [
    name,
    (row[name] as Values[]).map((one) => replacedFields(child.fields, one, replacement)),
  ])
  return { ...replacedFields(fields, row, replacement), ...Object.fromEntries(lists) }
}

function replacedFields(
  fields: ResourceFields,
  row: Values,
  { kind, from, to }: RowReplacement,
): Values {
  const replaced = Object.entries(fields).flatMap(([name, field]) => {
    if (!relatesTo(field, kind)) return []
    const value = row[name]
    if (!Array.isArray(value)) return [[name, value === from ? to : value]]
    return [[name, [...new Set((value as number[]).map((id) => (id === from ? to : id)))]]]
  })
  return { ...row, ...Object.fromEntries(replaced) }
}

/** Whether a field names rows of a kind. */
export const relatesTo = (field: ResourceField, kind: RowReplacement['kind']) =>
  (field.type === 'relation' || field.type === 'relations') && field.relatesTo === kind
