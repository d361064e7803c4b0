import { kindOf } from './field-types.ts'
import type { FormField } from './form-field.ts'

/** Slug of the field that repeats the e-mail address [3]. */
export const confirmationSlug = 'email2'

/** The field whose e-mail address is repeated: the first visible one of this type. */
export function findEmailField<Field extends FormField>(fields: readonly Field[]) {
  return fields.find(({ fieldType, visible }) => visible && kindOf(fieldType) === 'email')
}

/**
 * The fields of a form, with a repetition of the e-mail address after it unless the origin has added one.
 */
export function withEmailConfirmation<Field extends FormField>(
  fields: readonly Field[],
  label: string,
): Field[] {
  const email = findEmailField(fields)
  if (!email || fields.some(({ slug }) => slug === confirmationSlug)) return [...fields]
  const confirmation = { ...email, slug: confirmationSlug, label, default: '', helpText: '' }
  return fields.flatMap((field) => (field === email ? [field, confirmation] : [field]))
}
