import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { Row } from '#provider/written-values.ts'
import { textIn } from '#generic/values/text-in.ts'

/** The address of a row's page on the site; undefined if it has none. */
export function sitePageOf(
  { page }: ResourceDefinition,
  row: Row | undefined,
  locale: LocaleCode,
): string | undefined {
  if (!page || !row) return undefined
  // An event has the slug of its production. Whatever the slug is, the page is found by its number.
  const slug = textIn(row['slug'], locale) || '-'
  const path = page[locale]
    .replace('[slug]', encodeURIComponent(slug))
    .replace('[number]', String(row['id']))
  return `/${locale}${path}`
}
