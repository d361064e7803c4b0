import type { FieldValue, FieldValues } from '@foyer/schema/forms/form-field.ts'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import { initialValues } from '@foyer/schema/forms/initial-values.ts'
import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import { isEmpty } from '@foyer/schema/forms/is-empty.ts'
import type { StoredField } from './form-store.ts'

/** The most entries of one list. */
const maxListLength = 100

type ReadResult = { ok: true; values: FieldValues } | { ok: false; slugs: string[] }

/** The submitted values if all have a type that a field can have; else the slugs of those that do not. */
export function readValues(entered: Record<string, unknown>): ReadResult {
  const wrong = Object.keys(entered).filter((slug) => !isFieldValue(entered[slug]))
  return wrong.length > 0
    ? { ok: false, slugs: wrong }
    : { ok: true, values: mapTexts(entered as Record<string, FieldValue>, storable) }
}

/** Removes NUL characters and lone surrogates, which PostgreSQL cannot store. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

function mapTexts(values: Record<string, FieldValue>, change: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(values).map(([slug, value]): [string, FieldValue] => {
      if (value === null) return [slug, null]
      return [slug, typeof value === 'string' ? change(value) : value.map(change)]
    }),
  )
}

function isFieldValue(value: unknown): value is FieldValue {
  if (value === null || typeof value === 'string') return true
  return (
    Array.isArray(value) &&
    value.length <= maxListLength &&
    value.every((one) => typeof one === 'string')
  )
}

/** The values to store: for hidden fields their default, and the e-mail address without its confirmation. */
export function storedValues(
  fields: readonly StoredField[],
  sent: FieldValues,
): Record<string, FieldValue> {
  const initial = initialValues(fields)
  return Object.fromEntries(
    fields
      .filter(({ slug }) => slug !== confirmationSlug)
      .map(({ slug, visible }) => [slug, trimmed((visible ? sent[slug] : initial[slug]) ?? null)]),
  )
}

function trimmed(value: FieldValue): FieldValue {
  return typeof value === 'string' ? value.trim() : value
}

/** The ids of an entry's files, each with the first field that contains it. */
export function filesNamed(
  fields: readonly StoredField[],
  values: FieldValues,
): Map<string, string> {
  const named = new Map<string, string>()
  for (const { slug, fieldType, visible } of fields) {
    const value = values[slug]
    if (kindOf(fieldType) !== 'file' || !visible || isEmpty(value) || !Array.isArray(value))
      continue
    for (const id of value as string[]) if (!named.has(id)) named.set(id, slug)
  }
  return named
}
