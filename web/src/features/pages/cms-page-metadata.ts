import type { Metadata } from 'next'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { PageNameFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import type { CmsPageResult } from './find-cms-page.ts'
import { withEditorsMetadata } from './with-editors-metadata.ts'

type Described = {
  locale: Locale
  paths: Record<Locale, string>
  /** The title where the editors have written none for search engines; the page's own by default. */
  title?: string
  /** What the page begins with, where the editors have written no description. */
  text?: string | undefined
}

/** Metadata of a page written by editors, for search engines and shared links. */
export async function cmsPageMetadata(
  page: CmsPageResult,
  { locale, paths, title = page.title, text }: Described,
): Promise<Metadata> {
  const above = page.ancestors.map((one) => readFragment(PageNameFragmentDoc, one).title)
  const metadata = await pageMetadata({
    locale,
    paths,
    title: page.metaTitle || title,
    description: page.metaDescription
      ? page.metaDescription
      : [[page.headline || title, ...above.toReversed()].join(', '), text],
  })
  return withEditorsMetadata(metadata, page)
}
