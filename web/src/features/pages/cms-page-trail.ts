import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { PageNameFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Trail } from '#i18n/trail.ts'
import type { CmsPageResult } from './find-cms-page.ts'

/** The chain of pages above an editors' page, and itself (L-09). */
export function cmsPageTrail(
  page: CmsPageResult,
  { locale, paths }: { locale: Locale; paths: Record<Locale, string> },
): Trail {
  const above = page.ancestors.map((one) => {
    const { title, urls, isClickable } = readFragment(PageNameFragmentDoc, one)
    return { title, href: isClickable ? urls[locale] : null }
  })
  return [...above, { title: page.title, href: paths[locale] }]
}
