import type {
  ChildrenDefinition,
  ResourceDefinition,
  ResourceField,
} from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { valueText } from '#generic/values/value-text.ts'
import type { Row } from '#provider/written-values.ts'
import type { NameOf } from './row-names.ts'

/** Into which words a value is put. */
type Words = { locale: LocaleCode; nameOf: NameOf }

/** A value of a field or of a list of children in words, texts in both languages and other rows by their names; empty if there is none. */
export function changedValue(
  { fields, children }: ResourceDefinition,
  { name, value, ...words }: { name: string; value: unknown } & Words,
): string {
  const child = children[name]
  if (child) return rowsText(child, value, words)
  const field = fields[name]
  return field ? fieldText(field, value, words) : ''
}

function fieldText(field: ResourceField, value: unknown, { locale, nameOf }: Words): string {
  if (field.type === 'relation' || field.type === 'relations') {
    const ids = [value].flat().filter((id) => typeof id === 'number')
    return ids.map((id) => nameOf(field, id) ?? String(id)).join(', ')
  }
  if (!('isLocalized' in field) || !field.isLocalized) return valueText(field, value, locale)
  // HTML as it is: its difference may be in its elements.
  const { de = '', en = '' } = (value ?? {}) as { de?: string; en?: string }
  return [de, en].filter(Boolean).join(' / ')
}

function rowsText({ fields }: ChildrenDefinition, value: unknown, words: Words): string {
  const rows = Array.isArray(value) ? (value as Row[]) : []
  return rows
    .map((row) =>
      Object.entries(fields)
        .flatMap(([name, field]) => childText(field, row[name], words) || [])
        .join(' · '),
    )
    .join('\n')
}

/** A number and a yes need their names beside other values. */
function childText(field: ResourceField, value: unknown, words: Words): string {
  const text = fieldText(field, value, words)
  const isBare = field.type === 'flag' || field.type === 'number' || field.type === 'quantity'
  return isBare && text ? `${field.label[words.locale]}: ${text}` : text
}
