import {
  type ContentLocale,
  defaultLocale,
  type Locale,
  locales,
} from '@foyer/schema/shapes/scalars.ts'
import { jsonb } from 'drizzle-orm/pg-core'

/** A text in the site's languages. German is always present and is the fallback for a missing translation. */
export type Localized = { de: string; en?: string | undefined }

/** A column for a localized text. */
export const localized = () => jsonb().$type<Localized>()

/** The text in a language, with fallback to German; empty if there is none. */
export function textIn(locale: Locale, text: Localized | null | undefined): string {
  return text?.[locale] ?? text?.[defaultLocale] ?? ''
}

/** The first of the given texts that is not empty in German, the language that every text has. */
export function firstText(...texts: (Localized | null | undefined)[]): Localized {
  return texts.find((text) => text?.de) ?? { de: '' }
}

/** The text in both languages, with German as fallback. */
export function inAllLocales(text: Localized): { de: string; en: string } {
  return { de: text.de, en: text.en ?? text.de }
}

/** Maps a content language to a site language; German for languages in which only pages are written. */
export function siteLocale(locale: ContentLocale): Locale {
  return locales.find((one) => one === locale) ?? defaultLocale
}

/** The text in each language as it was written, without fallback; empty where there is none. */
export function inEveryLocale(text: Localized | null | undefined): { de: string; en: string } {
  return { de: text?.de ?? '', en: text?.en ?? '' }
}
