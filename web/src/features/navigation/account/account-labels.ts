import type { MessageKey } from '#i18n/translate.ts'

/** Messages of the namespace `layout` for the first load of the account link. */
export const accountLabels = [
  'logIn',
  'edit',
  'admin',
  'staffHub',
  'myProfile',
  'logOut',
] as const satisfies readonly MessageKey<'layout'>[]

export type AccountLabels = Record<(typeof accountLabels)[number], string>
