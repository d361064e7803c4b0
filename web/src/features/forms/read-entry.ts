import { kindOf } from '@foyer/schema/forms/field-types.ts'
import type { FieldValue, FieldValues, FormField } from '@foyer/schema/forms/form-field.ts'

/** The input of a form, by slug; files by their ids. */
export function readEntry(fields: readonly FormField[], entered: FormData): FieldValues {
  return Object.fromEntries(
    fields
      .filter(({ visible }) => visible)
      .map((field) => [field.slug, valueOf(field, entered.getAll(field.slug))]),
  )
}

function valueOf({ fieldType }: FormField, entered: FormDataEntryValue[]): FieldValue {
  const texts = entered.filter((value) => typeof value === 'string')
  switch (kindOf(fieldType)) {
    case 'checkboxes':
    case 'selectSeveral':
      return texts
    case 'file':
      return texts.length > 0 ? texts : null
    default:
      return texts[0] ?? ''
  }
}

/** The same as a list for the graph. */
export function fieldValueInputs(values: FieldValues) {
  return Object.entries(values).map(([field, value]) => {
    if (value === null) return { field }
    return typeof value === 'string' ? { field, value } : { field, values: [...value] }
  })
}

/** A form parameter that is not one of its fields. */
export function textIn(entered: FormData, name: string): string {
  const value = entered.get(name)
  return typeof value === 'string' ? value : ''
}
