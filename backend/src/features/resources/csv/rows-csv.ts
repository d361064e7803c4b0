import type { ResourceDefinition, ResourceField } from '@foyer/schema/resources/define-resource.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { type Localized } from '#database/localized.ts'
import type { ResourceRow } from '#features/resources/resource-binding.ts'

/** Words of the language of a file. */
export const csvWords = {
  de: { id: 'Nummer', yes: 'ja', no: 'nein', de: 'Deutsch', en: 'Englisch' },
  en: { id: 'Number', yes: 'yes', no: 'no', de: 'German', en: 'English' },
} as const satisfies Record<Locale, Record<string, string>>

/** The headings of a table of rows, in words of a language. A localized field has a column for each language. */
export function headingsOf({ fields }: ResourceDefinition, locale: Locale): string[] {
  const { id, de, en } = csvWords[locale]
  return [
    id,
    ...Object.values(fields).flatMap((field) => {
      const label = field.label[locale]
      return isLocalized(field) ? [`${label} (${de})`, `${label} (${en})`] : [label]
    }),
  ]
}

/** The cells of a row, in the order of the headings. */
export function cellsOf(
  { fields }: ResourceDefinition,
  row: ResourceRow,
  locale: Locale,
): string[] {
  return [
    String(row.id),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const value = row[name]
      if (!isLocalized(field)) return [textOf(field, value, locale)]
      const { de, en } = value as Localized
      return [de, en ?? '']
    }),
  ]
}

/** A value of a field that has one text, in words. */
export function textOf(field: ResourceField, value: unknown, locale: Locale): string {
  if (field.type === 'flag') return value ? csvWords[locale].yes : csvWords[locale].no
  if (field.type === 'money') return eurosOf(value, locale)
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return field.type === 'choice' ? (field.options[value]?.[locale] ?? value) : value
}

/** Cents as spreadsheet programs of a language write euros. */
function eurosOf(cents: unknown, locale: Locale): string {
  const euros = (Number(cents) / 100).toFixed(2)
  return locale === 'de' ? euros.replace('.', ',') : euros
}

/** Whether a field has a column for each language. */
export function isLocalized(field: ResourceField): boolean {
  return 'isLocalized' in field
}
