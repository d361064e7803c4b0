import { fieldTypes } from '@foyer/schema/forms/field-types.ts'
import { locales } from '@foyer/schema/shapes/scalars.ts'
import type { Queries } from '@foyer/backend/src/database/connect.ts'
import { form, formField } from '@foyer/backend/src/database/tables/forms.ts'
import type { Localized } from '#content/content.ts'
import { allForms } from '#content/forms/all-forms.ts'
import type { DemoField, DemoForm } from '#content/forms/demo-form.ts'
import { paragraphs } from './paragraphs.ts'

/** Writes the forms of the demo theatre; answers their addresses by key. */
export async function loadForms(queries: Queries): Promise<Map<string, Localized>> {
  const addresses = new Map<string, Localized>()
  for (const content of allForms) {
    const id = await loadForm(queries, content)
    const [de, en] = locales.map((locale) => `/${locale}/forms/${content.slug[locale]}/${id}`)
    addresses.set(content.key, { de: de!, en: en! })
  }
  return addresses
}

async function loadForm(queries: Queries, { key, fields, ...texts }: DemoForm): Promise<number> {
  const [row] = await queries
    .insert(form)
    .values({ ...texts, key: `demo:${key}`, intro: paragraphs(texts.intro) })
    .returning({ id: form.id })
  const formId = row!.id
  await queries
    .insert(formField)
    .values(fields.map((field, position) => ({ formId, position, ...fieldRow(field) })))
  return formId
}

function fieldRow(field: DemoField) {
  const nothing = { de: '' }
  return {
    slug: field.slug,
    fieldType: fieldTypes[field.kind],
    required: field.isRequired ?? false,
    visible: field.isVisible ?? true,
    label: field.label,
    helpText: field.help ?? nothing,
    placeholderText: field.placeholder ?? nothing,
    default: field.default ?? '',
    choices: Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label })),
  }
}
