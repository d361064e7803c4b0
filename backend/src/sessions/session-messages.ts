import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages about sessions and their tokens. */
export const sessionMessages = {
  de: {
    wrongCsrf:
      'CSRF-Prüfung fehlgeschlagen: Das Token fehlt oder ist falsch. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  en: {
    wrongCsrf: 'CSRF failed: the token is missing or wrong. Please reload the page and try again.',
  },
} satisfies Record<Locale, Record<string, string>>
