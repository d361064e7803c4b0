import { defaultLocale, locales, type Locale } from './locales.ts'

/** The language that a path segment names; the default language for anything else. */
export function asLocale(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale
}
