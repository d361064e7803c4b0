import { locales } from '@foyer/schema/shapes/scalars.ts'
import { form, formField } from '@foyer/backend/src/database/tables/forms.ts'
import type { Localized } from '#content/content.ts'
import type { DemoField, DemoForm } from '#content/forms/demo-form.ts'
import { paragraphs } from './paragraphs.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** Writes the forms of a variant of the demo; returns their URLs by key. */
export async function loadForms(
  transaction: WritableTransaction,
  forms: readonly DemoForm[],
): Promise<Map<string, Localized>> {
  const addresses = new Map<string, Localized>()
  for (const content of forms) {
    const id = await loadForm(transaction, content)
    const [de, en] = locales.map((locale) => `/${locale}/forms/${content.slug[locale]}/${id}`)
    addresses.set(content.key, { de: de!, en: en! })
  }
  return addresses
}

async function loadForm(
  transaction: WritableTransaction,
  { key, fields, recipient, ...texts }: DemoForm,
): Promise<number> {
  const [row] = await transaction
    .insert(form)
    .values({
      ...texts,
      key: `demo:${key}`,
      recipients: [recipient],
      intro: paragraphs(texts.intro),
    })
    .returning({ id: form.id })
  const formId = row!.id
  await transaction
    .insert(formField)
    .values(fields.map((field, position) => ({ formId, position, ...fieldRow(field) })))
  return formId
}

function fieldRow(field: DemoField) {
  const nothing = { de: '' }
  return {
    slug: field.slug,
    kind: field.kind,
    required: field.isRequired ?? false,
    visible: field.isVisible ?? true,
    label: field.label,
    helpText: field.help ?? nothing,
    placeholderText: field.placeholder ?? nothing,
    default: field.default ?? '',
    choices: Object.entries(field.choices ?? {}).map(([value, label]) => ({ value, label })),
    min: field.min ?? null,
    max: field.max ?? null,
  }
}
