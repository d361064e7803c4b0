import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { siteFiles } from '#lib/design/site-files.ts'
import { variant } from '#lib/design/variant.ts'
import { fitText } from '#lib/text/fit-text.ts'
import { defaultLocale, locales, type Locale } from './locales.ts'

type Picture = { url: string; width: number; height: number; alt: string }
type Feed = { url: string; title: string }

/** What search engines show; the rest would be cut off. */
const longestTitle = 65
const longestDescription = 160

const regionalLocale = { de: 'de_AT', en: 'en_GB' } as const satisfies Record<Locale, string>

/**
 * Metadata for search engines and shared links: the page's address, its other language, and a picture. `paths` has the
 * page's address in every language.
 */
export async function pageMetadata(page: {
  locale: Locale
  paths: Record<Locale, string>
  /** The subject of the page; the site's name where it is left out. */
  title?: string
  /** Distinguishes the page from others with the same title, such as its date. Never shortened. */
  detail?: string
  /** Facts and texts about this page, the most particular ones first; as many as search engines show. */
  description?: string | readonly (string | null | undefined)[]
  picture?: Picture | undefined
  /** Metadata of a text with an author and a date. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags: string[] }
  /** Feeds and calendars of this page. */
  feeds?: { calendar?: Feed; rss?: Feed }
  /** The number of filters of a list: a filtered list is not indexed (docs/decisions/2026-11-22-search-engines.md). */
  filters?: number
}): Promise<Metadata> {
  const { locale, paths, feeds, article, filters = 0 } = page
  const t = await getTranslations('site')
  const siteName = t(`name.${variant}`)
  const title = page.title ? subjectTitle(page.title, page.detail) : siteName
  const description = fitText(joinSentences([page.description].flat()), longestDescription)
  const picture = page.picture ?? { ...siteFiles.socialPicture, alt: siteName }
  return {
    title: { absolute: page.title ? withSiteName(title, siteName) : siteName },
    ...(description && { description }),
    ...(filters > 0 && { robots: { index: false, follow: filters === 1 } }),
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
      siteName,
      locale: regionalLocale[locale],
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => regionalLocale[other]),
      url: paths[locale],
      title,
      ...(description && { description }),
      images: [picture],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** `Die Zauberflöte, Samstag, 21.11.2026`: what distinguishes the page stays, its subject may be shortened. */
function subjectTitle(subject: string, detail: string | undefined): string {
  if (!detail) return fitText(subject, longestTitle)
  return `${fitText(subject, longestTitle - detail.length - 2)}, ${detail}`
}

function withSiteName(title: string, siteName: string): string {
  const both = `${title} | ${siteName}`
  return both.length <= longestTitle ? both : title
}

function joinSentences(parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .map((part) => (/[.!?…“"”]$/.test(part) ? part : `${part}.`))
    .join(' ')
}
