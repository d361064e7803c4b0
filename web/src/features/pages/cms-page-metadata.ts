import type { Metadata } from 'next'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { cmsPagePaths } from './cms-page-paths.ts'
import type { CmsPageAnswer } from './find-cms-page.ts'

/** Metadata of a page written by editors, for search engines and shared links. */
export function cmsPageMetadata(page: CmsPageAnswer, locale: Locale): Metadata {
  const title = page.metaTitle || page.title
  const metadata = pageMetadata({
    locale,
    paths: cmsPagePaths(page),
    title,
    description: page.metaDescription,
  })
  return {
    ...metadata,
    openGraph: {
      ...metadata.openGraph,
      title: page.ogTitle || title,
      description: page.ogDescription || page.metaDescription,
      ...(page.ogImage && { images: [page.ogImage] }),
    },
  }
}
