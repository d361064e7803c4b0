import type { MessageKey } from '#i18n/translate.ts'

/** Sentences of the namespace `layout` that the way to the account needs at once. */
export const accountWords = [
  'logIn',
  'myProfile',
  'logOut',
] as const satisfies readonly MessageKey<'layout'>[]

export type AccountWords = Record<(typeof accountWords)[number], string>
