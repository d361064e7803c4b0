import { defaultLocale, locales, type Locale } from '@foyer/schema/shapes/scalars.ts'

/** The language that an address asks for; German where it names none. */
export function localeOf(url: string): Locale {
  const first = url.split(/[/?]/, 2)[1]
  return locales.find((locale) => locale === first) ?? defaultLocale
}
