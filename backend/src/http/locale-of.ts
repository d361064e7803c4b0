import { defaultLocale, locales, type Locale } from '@foyer/schema/shapes/scalars.ts'

/** The language in a URL's path; German if it names none. */
export function localeOf(url: string): Locale {
  const first = url.split(/[/?]/, 2)[1]
  return locales.find((locale) => locale === first) ?? defaultLocale
}
