import { locales } from '@foyer/schema/shapes/locales.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

export { languageTag, locales } from '@foyer/schema/shapes/locales.ts'
export type { Locale } from '@foyer/schema/shapes/scalars.ts'

export const defaultLocale: Locale = locales[0]
