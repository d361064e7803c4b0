import type { MessageKey } from '#i18n/translate.ts'

/** Messages of the namespace `search.box` for the first load of the field. */
export const searchLabels = [
  'form',
  'label',
  'placeholder',
  'submit',
  'clear',
] as const satisfies readonly MessageKey<'search.box'>[]

export type SearchLabels = Record<(typeof searchLabels)[number], string>
