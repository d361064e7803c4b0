import type { Metadata } from 'next'
import { defaultLocale, type Locale } from './locales.ts'

type Picture = { url: string; width: number; height: number; alt: string }
type Feed = { url: string; title: string }

/**
 * What search engines and shared links are told of a page: its address, the same page in the other language, and a
 * picture. `paths` holds the page's address in every language.
 */
export function pageMetadata(page: {
  locale: Locale
  paths: Record<Locale, string>
  title?: string
  description?: string
  picture?: Picture | undefined
  /** What is said of a text with an author and a date. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags: string[] }
  /** What can be subscribed to or put into a calendar here. */
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
