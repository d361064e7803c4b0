import type { ResourceField, ResourceFields } from '@foyer/schema/resources/define-resource.ts'
import type { Values } from '#features/resources/resource-binding.ts'

const textTypes: readonly ResourceField['type'][] = ['line', 'paragraph', 'html', 'link']

/** Values as the contract has them: a text that is not stored is empty. */
export function readValues<Row extends Values>(fields: ResourceFields, row: Row): Row {
  const missing = Object.entries(fields).filter(
    ([name, field]) => row[name] === null && textTypes.includes(field.type),
  )
  if (missing.length === 0) return row
  return {
    ...row,
    ...Object.fromEntries(missing.map(([name, field]) => [name, emptyText(field)])),
  }
}

/** Whether a text is empty, so that it is stored as null where that is possible. */
export function isEmptyText(field: ResourceField, value: unknown): boolean {
  if (!textTypes.includes(field.type)) return false
  if (!isLocalized(field)) return value === ''
  const { de, en } = value as { de: string; en?: string }
  return de === '' && !en
}

const emptyText = (field: ResourceField) => (isLocalized(field) ? { de: '' } : '')

function isLocalized(field: ResourceField): boolean {
  return 'isLocalized' in field
}
