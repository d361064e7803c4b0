import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages about sessions and their tokens. */
export const sessionMessages = {
  de: {
    wrongCsrf: 'CSRF-Prüfung fehlgeschlagen: Das Token fehlt oder ist falsch.',
  },
  en: {
    wrongCsrf: 'CSRF failed: the token is missing or wrong.',
  },
} satisfies Record<Locale, Record<string, string>>
