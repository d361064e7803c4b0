import type { FieldValue } from './form-field.ts'

/** Whether a visitor has entered nothing. */
export function isEmpty(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}
