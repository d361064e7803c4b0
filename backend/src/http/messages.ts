import type { StaffAccess } from '@foyer/schema/rest/access.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages that any route may send. Those of a single feature are beside its routes. */
export const messages = {
  de: {
    notFound: 'Nicht gefunden.',
    invalidPage: 'Ungültige Seite.',
    invalidInput: 'Die Anfrage enthält ungültige Angaben. Bitte prüfen Sie sie.',
    loginNeeded: 'Anmeldedaten fehlen. Bitte melden Sie sich an.',
    tooManyRows: 'Das sind mehr als 10.000 Zeilen. Bitte filtern Sie die Liste.',
    tooManyCalls: 'Zu viele Anfragen. Bitte warten Sie eine Minute.',
    busy: 'Der Dienst ist überlastet. Bitte versuchen Sie es gleich noch einmal.',
    diskFull:
      'Auf dem Server ist im Moment kein Platz mehr: Es wurde nichts gespeichert. Bitte versuchen Sie es später noch einmal.',
    passkeyNeeded:
      'Dafür müssen Sie sich mit einem Passkey anmelden. Einen ersten können Sie mit Ihrem Passwort hinzufügen.',
    forbidden: {
      staff: 'Das dürfen nur Mitglieder des Hauses.',
      editor:
        'Das dürfen nur Mitglieder der Redaktion, die für diesen Teil der Website zuständig sind.',
      publisher: 'Das dürfen nur Personen, die diesen Teil der Website veröffentlichen.',
      box_office: 'Das darf nur die Theaterkassa.',
      admin: 'Das dürfen nur Personen, die die Website verwalten.',
    },
    failed: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
  en: {
    notFound: 'Not found.',
    invalidPage: 'Invalid page.',
    invalidInput: 'The request contains invalid values. Please check them.',
    loginNeeded: 'Authentication credentials were not provided. Please log in.',
    tooManyRows: 'These are more than 10,000 rows. Please filter the list.',
    tooManyCalls: 'Too many requests. Please wait a minute.',
    busy: 'The service is overloaded. Please try again in a moment.',
    diskFull:
      'There is no room left on the server at the moment: nothing was saved. Please try again later.',
    passkeyNeeded:
      'You have to log in with a passkey for this. You can add a first one with your password.',
    forbidden: {
      staff: 'Only members of staff may do this.',
      editor: 'Only editors who are responsible for this part of the site may do this.',
      publisher: 'Only people who publish this part of the site may do this.',
      box_office: 'Only the box office may do this.',
      admin: 'Only people who administer the site may do this.',
    },
    failed: 'An unexpected error occurred. Please try again later.',
  },
} satisfies Record<Locale, Record<string, string | Record<StaffAccess, string>>>
