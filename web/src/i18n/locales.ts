import type { Locale } from '@foyer/schema/shapes/scalars.ts'

export type { Locale } from '@foyer/schema/shapes/scalars.ts'

// Written out again: the contract's own list would bring its validation library into every page.
export const locales = ['de', 'en'] as const satisfies readonly Locale[]

export const defaultLocale: Locale = locales[0]
