import {
  type ContentLocale,
  defaultLocale,
  type Locale,
  locales,
} from '@foyer/schema/shapes/scalars.ts'
import { jsonb } from 'drizzle-orm/pg-core'

/** A text in the site's languages. German is always there; a missing translation falls back to it. */
export type Localized = { de: string; en?: string | undefined }

/** A column for a text in the site's languages. */
export const localized = () => jsonb().$type<Localized>()

/** The text in a language; empty where there is none. */
export function textIn(locale: Locale, text: Localized | null | undefined): string {
  return text?.[locale] ?? text?.[defaultLocale] ?? ''
}

/** The first of several texts that says anything in German, which is the one every text has. */
export function firstText(...texts: (Localized | null | undefined)[]): Localized {
  return texts.find((text) => text?.de) ?? { de: '' }
}

/** Both languages, none missing. */
export function inAllLocales(text: Localized): { de: string; en: string } {
  return { de: text.de, en: text.en ?? text.de }
}

/** The site's language that stands in for one in which only pages are written. */
export function siteLocale(locale: ContentLocale): Locale {
  return locales.find((one) => one === locale) ?? defaultLocale
}
