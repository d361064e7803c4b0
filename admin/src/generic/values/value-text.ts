import type { ResourceField } from '@foyer/schema/resources/define-resource.ts'
import { languageTag, type LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { i18nProvider } from '#words/i18n-provider.ts'
import { plainText, textIn } from './text-in.ts'

const zone = 'Europe/Berlin'

/** A value of a field in words; empty if there is none. */
export function valueText(field: ResourceField, value: unknown, locale: LocaleCode): string {
  if (value === null || value === undefined) return ''
  switch (field.type) {
    case 'flag':
      return i18nProvider.translate(value ? 'admin.yes' : 'admin.no')
    case 'choice':
      return field.options[plain(value)]?.[locale] ?? plain(value)
    case 'moment':
      return formatter(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(plain(value)),
      )
    case 'day':
      return formatter(locale, { dateStyle: 'medium' }).format(new Date(`${plain(value)}T12:00`))
    case 'html':
      return plainText(textIn(value, locale))
    case 'money':
      return formatNumber(locale, Number(value) / 100, { style: 'currency', currency: 'EUR' })
    case 'time':
      return plain(value).slice(0, 5)
    case 'options':
      return (value as { label: unknown }[]).map(({ label }) => textIn(label, locale)).join(', ')
    case 'lines':
    case 'relations':
      return (value as readonly unknown[]).map(plain).join(', ')
    case 'number':
    case 'quantity':
    case 'image':
    case 'file':
    case 'relation':
      return plain(value)
    case 'line':
    case 'paragraph':
    case 'link':
    case 'anchor':
    case 'embed':
      return textIn(value, locale)
  }
}

/** Whether there is nothing to show of a value. */
export const isEmptyValue = (field: ResourceField, value: unknown): boolean =>
  valueText(field, value, 'de') === ''

function formatNumber(locale: LocaleCode, value: number, options: Intl.NumberFormatOptions) {
  return new Intl.NumberFormat(languageTag[locale], options).format(value)
}

function formatter(locale: LocaleCode, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: zone,
    ...options,
  })
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
