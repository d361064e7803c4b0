import { confirmationSlug } from '@foyer/schema/forms/email-confirmation.ts'
import type { FieldKind } from '@foyer/schema/forms/field-types.ts'

/** A field of a form as it stands in the builder: what is not filled in yet is missing. */
type BuiltField = {
  kind?: FieldKind
  label?: unknown
  help_text?: unknown
  placeholder_text?: unknown
  required?: boolean
  visible?: boolean
  default?: string
  choices?: { value?: string; label?: unknown }[]
}

export type ShownField = BuiltField & { key: string; kind: FieldKind; isConfirmation?: true }

/** The fields that visitors see, with the repetition of the e-mail address that the site adds. */
export function shownFields(value: unknown): ShownField[] {
  const fields = (Array.isArray(value) ? (value as (BuiltField | null)[]) : [])
    .map((field, index) => ({
      ...field,
      key: String(index),
      kind: field?.kind ?? ('text' as const),
    }))
    .filter(({ kind, visible }) => visible !== false && kind !== 'hidden')
  const email = fields.find(({ kind }) => kind === 'email')
  return fields.flatMap((field) =>
    field === email
      ? [
          field,
          { ...field, key: confirmationSlug, help_text: {}, default: '', isConfirmation: true },
        ]
      : [field],
  )
}
