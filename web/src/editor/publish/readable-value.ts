import type { Field } from '@foyer/schema/fields/field.ts'
import type { Locale } from '#i18n/locales.ts'

/** A value of a field in words; undefined where it cannot be said in a few of them. */
export function readableValue(
  field: Field | undefined,
  value: unknown,
  { locale, yes, no }: { locale: Locale; yes: string; no: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return '–'
  if (field?.type === 'choice' && typeof value === 'string') {
    return field.options[value]?.[locale] ?? value
  }
  if (typeof value === 'boolean') return value ? yes : no
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
