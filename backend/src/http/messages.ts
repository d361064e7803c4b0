import type { Locale } from '@foyer/schema/rest/scalars.ts'

/** What the origin itself says to people. */
export const messages = {
  de: {
    notFound: 'Nicht gefunden.',
    invalidPage: 'Ungültige Seite.',
    invalidInput: 'Die Anfrage enthält ungültige Angaben.',
    loginNeeded: 'Anmeldedaten fehlen.',
    wrongLogin: 'Benutzername oder Passwort stimmt nicht.',
    wrongCsrf: 'CSRF-Prüfung fehlgeschlagen: Das Token fehlt oder ist falsch.',
    tooManyCalls: 'Zu viele Anfragen. Bitte warten Sie eine Minute.',
    busy: 'Der Dienst ist überlastet. Bitte versuchen Sie es gleich noch einmal.',
    staffHub: 'Mitarbeiterbereich',
    failed: 'Ein unerwarteter Fehler ist aufgetreten.',
  },
  en: {
    notFound: 'Not found.',
    invalidPage: 'Invalid page.',
    invalidInput: 'The request contains invalid values.',
    loginNeeded: 'Authentication credentials were not provided.',
    wrongLogin: 'User name or password is wrong.',
    wrongCsrf: 'CSRF failed: the token is missing or wrong.',
    tooManyCalls: 'Too many requests. Please wait a minute.',
    busy: 'The service is overloaded. Please try again in a moment.',
    staffHub: 'Staff hub',
    failed: 'An unexpected error occurred.',
  },
} satisfies Record<Locale, Record<string, string>>
