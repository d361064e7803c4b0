import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'

/** A text, or that of a localized field in a language, else in German. */
export function textIn(value: unknown, locale: LocaleCode): string {
  if (typeof value === 'string') return value
  const { de = '', en } = (value ?? {}) as { de?: string; en?: string }
  return (locale === 'en' && en) || de
}

/** The text of a piece of HTML. */
export const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim()
