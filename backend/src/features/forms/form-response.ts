import type { Form } from '@foyer/schema/rest/forms.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { inAllLocales, textIn } from '#database/localized.ts'
import { htmlIn } from '#http/html-in.ts'
import type { StoredField, StoredForm } from './form-store.ts'

/** A form in one language. */
export function formResponse(
  form: StoredForm,
  { locale, limits }: { locale: Locale; limits: { fileBytes: number; files: number } },
): z.output<typeof Form> {
  return {
    id: form.id,
    slugs: inAllLocales(form.slug),
    title: textIn(locale, form.title),
    intro: htmlIn(locale, form.intro),
    success_text: textIn(locale, form.successText),
    is_open: form.isOpen,
    closed_text: textIn(locale, form.closedText),
    file_bytes: limits.fileBytes,
    file_count: limits.files,
    fields: form.fields.map((field) => fieldResponse(field, locale)),
  }
}

function fieldResponse(
  field: StoredField,
  locale: Locale,
): z.output<typeof Form>['fields'][number] {
  return {
    id: field.id,
    slug: field.slug,
    field_type: field.fieldType,
    label: textIn(locale, field.label),
    required: field.required,
    visible: field.visible,
    choices: field.choices.map(({ value, label }) => ({ value, label: textIn(locale, label) })),
    default: field.default,
    placeholder_text: textIn(locale, field.placeholderText),
    help_text: textIn(locale, field.helpText),
    min: field.min,
    max: field.max,
  }
}
