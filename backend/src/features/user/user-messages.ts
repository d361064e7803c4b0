import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages of the login. */
export const userMessages = {
  de: {
    wrongLogin: 'Benutzername oder Passwort stimmt nicht.',
  },
  en: {
    wrongLogin: 'User name or password is wrong.',
  },
} satisfies Record<Locale, Record<string, string>>
