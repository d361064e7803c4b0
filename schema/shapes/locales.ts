/** The site's languages [9]; the first one is the default. */
export const locales = ['de', 'en'] as const
export type LocaleCode = (typeof locales)[number]
