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
    forEditors: 'Das dürfen nur Mitglieder der Redaktion.',
    changedMeanwhile: 'Jemand hat diesen Baustein inzwischen geändert.',
    unknownContainer: 'Den Ort für diesen Baustein gibt es nicht.',
    unknownSection: 'Den Abschnitt für diesen Baustein gibt es hier nicht.',
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
    forEditors: 'Only editors may do this.',
    changedMeanwhile: 'Somebody has changed this module in the meantime.',
    unknownContainer: 'There is no place for this module.',
    unknownSection: 'There is no such section here.',
    staffHub: 'Staff hub',
    failed: 'An unexpected error occurred.',
  },
} satisfies Record<Locale, Record<string, string>>
