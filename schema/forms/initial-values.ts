import { kindOf } from './field-types.ts'
import type { FieldValue, FieldValues, FormField } from './form-field.ts'

/** The initial values of fields [3]. */
export function initialValues(fields: readonly FormField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.slug, initialValue(field)]))
}

function initialValue({ fieldType, default: value }: FormField): FieldValue {
  const kind = kindOf(fieldType)
  if (kind === 'file') return null
  if (kind === 'checkboxes' || kind === 'selectSeveral') return value === '' ? [] : [value]
  return value
}
