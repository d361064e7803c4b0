import type { MessageKey } from '#i18n/translate.ts'

/** Sentences of the namespace `search.box` that the field needs at once. */
export const searchWords = [
  'form',
  'label',
  'placeholder',
  'submit',
  'clear',
] as const satisfies readonly MessageKey<'search.box'>[]

export type SearchWords = Record<(typeof searchWords)[number], string>
