import type { Metadata } from 'next'
import { defaultLocale, type Locale } from './locales.ts'

type Picture = { url: string; width: number; height: number; alt: string }
type Feed = { url: string; title: string }

/**
 * Metadata for search engines and shared links: the page's address, its other language, and a picture. `paths` has the
 * page's address in every language.
 */
export function pageMetadata(page: {
  locale: Locale
  paths: Record<Locale, string>
  title?: string
  description?: string
  picture?: Picture | undefined
  /** Metadata of a text with an author and a date. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags: string[] }
  /** Feeds and calendars of this page. */
  feeds?: { calendar?: Feed; rss?: Feed }
}): Metadata {
  const { locale, paths, title, description, picture, feeds, article } = page
  return {
    ...(title && { title }),
    ...(description && { description }),
    alternates: {
      canonical: paths[locale],
      languages: { ...paths, 'x-default': paths[defaultLocale] },
      ...(feeds && {
        types: {
          ...(feeds.calendar && { 'text/calendar': [feeds.calendar] }),
          ...(feeds.rss && { 'application/rss+xml': [feeds.rss] }),
        },
      }),
    },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      locale: locale === 'de' ? 'de_AT' : 'en_GB',
      url: paths[locale],
      ...(title && { title }),
      ...(description && { description }),
      ...(picture && { images: [picture] }),
    },
    ...(picture && { twitter: { card: 'summary_large_image' } }),
  }
}
