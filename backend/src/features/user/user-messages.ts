import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** What is said to who logs in. */
export const userMessages = {
  de: {
    wrongLogin: 'Benutzername oder Passwort stimmt nicht.',
  },
  en: {
    wrongLogin: 'User name or password is wrong.',
  },
} satisfies Record<Locale, Record<string, string>>
