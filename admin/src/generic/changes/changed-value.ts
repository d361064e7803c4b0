import type {
  ChildrenDefinition,
  ResourceDefinition,
  ResourceField,
} from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { valueText } from '#generic/values/value-text.ts'
import type { Row } from '#provider/written-values.ts'

/** A value of a field or of a list of children in words, texts in both languages; empty if there is none. */
export function changedValue(
  { fields, children }: ResourceDefinition,
  { name, value, locale }: { name: string; value: unknown; locale: LocaleCode },
): string {
  const child = children[name]
  if (child) return rowsText(child, value, locale)
  const field = fields[name]
  return field ? fieldText(field, value, locale) : ''
}

function fieldText(field: ResourceField, value: unknown, locale: LocaleCode): string {
  if (!('isLocalized' in field) || !field.isLocalized) return valueText(field, value, locale)
  // HTML as it is: its difference may be in its elements.
  const { de = '', en = '' } = (value ?? {}) as { de?: string; en?: string }
  return [de, en].filter(Boolean).join(' / ')
}

function rowsText({ fields }: ChildrenDefinition, value: unknown, locale: LocaleCode): string {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  return rows
    .map((row) =>
      Object.entries(fields)
        .flatMap(([name, field]) => fieldText(field, row[name], locale) || [])
        .join(' · '),
    )
    .join('\n')
}
