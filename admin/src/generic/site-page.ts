import type { ResourceDefinition } from '@foyer/schema/resources/define-resource.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { Row } from '#provider/written-values.ts'

/** The address of a row's page on the site; undefined if it has none. */
export function sitePageOf(
  { page }: ResourceDefinition,
  row: Row | undefined,
  locale: LocaleCode,
): string | undefined {
  if (!page || !row) return undefined
  const slug = row['slug']
  const path = page[locale]
    .replace('[slug]', typeof slug === 'string' ? encodeURIComponent(slug) : '')
    .replace('[number]', String(row['id']))
  return `/${locale}${path}`
}
