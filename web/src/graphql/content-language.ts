import { type Locale, locales } from '#i18n/locales.ts'
import type { ContentLocale } from './generated/graphql.ts'

/** The languages in which a page can be written (E-14): those of the site, Japanese and Latin. */
export const contentLanguages = ['de', 'en', 'ja', 'la'] as const

export type ContentLanguage = (typeof contentLanguages)[number]

/** A language of a page in the graph's spelling. */
export const contentLocale = (language: ContentLanguage) =>
  language.toUpperCase() as ContentLocale & Uppercase<ContentLanguage>

export const findContentLanguage = (name: unknown): ContentLanguage | undefined =>
  contentLanguages.find((language) => language === name)

/** Whether visitors can read it: in the others a page is only edited and previewed (E-14). */
export const isLanguageOfSite = (language: ContentLanguage): language is Locale =>
  (locales as readonly string[]).includes(language)
