import type { Locale } from '@foyer/schema/shapes/scalars.ts'

export type { Locale } from '@foyer/schema/shapes/scalars.ts'

// Repeated here: importing the contract's list would add its validation library to every page.
export const locales = ['de', 'en'] as const satisfies readonly Locale[]

/** BCP 47 tag of each language: Austrian German, British English. */
export const languageTag = { de: 'de-AT', en: 'en-GB' } as const satisfies Record<Locale, string>

export const defaultLocale: Locale = locales[0]
