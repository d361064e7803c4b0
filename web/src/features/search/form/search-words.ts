import type { MessageKey } from '#i18n/translate.ts'

/** Messages of the namespace `search.box` for the first load of the field. */
export const searchWords = [
  'form',
  'label',
  'placeholder',
  'submit',
  'clear',
] as const satisfies readonly MessageKey<'search.box'>[]

export type SearchWords = Record<(typeof searchWords)[number], string>
