import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { Row } from '#provider/written-values.ts'

/** What a row is called: the texts by which it is searched. Undefined if it has none. */
export function rowLabel(
  { list }: ResourceDefinition,
  row: Row | undefined,
  locale: LocaleCode,
): string | undefined {
  const texts = list.search.flatMap((name) => textIn(row?.[name], locale) || [])
  return texts.length > 0 ? texts.join(' ') : undefined
}

/** A text, or that of a localized field in a language, else in German. */
export function textIn(value: unknown, locale: LocaleCode): string {
  if (typeof value === 'string') return value
  const { de = '', en } = (value ?? {}) as { de?: string; en?: string }
  return (locale === 'en' && en) || de
}
