/** The site's languages [9]; the first one is the default. */
export const locales = ['de', 'en'] as const
export type LocaleCode = (typeof locales)[number]

/** BCP 47 tag of each language: Austrian German, British English. */
export const languageTag = { de: 'de-AT', en: 'en-GB' } as const satisfies Record<
  LocaleCode,
  string
>
