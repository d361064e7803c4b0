import type { Locale } from '@foyer/schema/shapes/scalars.ts'

export type { Locale } from '@foyer/schema/shapes/scalars.ts'

// Repeated here: importing the contract's list would add its validation library to every page.
export const locales = ['de', 'en'] as const satisfies readonly Locale[]

export const defaultLocale: Locale = locales[0]
