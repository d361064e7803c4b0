import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages about sessions and their tokens. */
export const sessionMessages = {
  de: {
    wrongCsrf:
      'CSRF-Prüfung fehlgeschlagen: Das Token fehlt oder ist falsch. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    locked: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an das Haus.',
  },
  en: {
    wrongCsrf: 'CSRF failed: the token is missing or wrong. Please reload the page and try again.',
    locked: 'This account is locked. Please ask the theatre.',
  },
} satisfies Record<Locale, Record<string, string>>
