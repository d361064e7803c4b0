import type { MessageKey } from '#i18n/translate.ts'

/** Messages of the namespace `layout` for the first load of the account link. */
export const accountWords = [
  'logIn',
  'myProfile',
  'logOut',
] as const satisfies readonly MessageKey<'layout'>[]

export type AccountWords = Record<(typeof accountWords)[number], string>
