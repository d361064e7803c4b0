import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages of the log-in at the identity provider. */
export const oidcMessages = {
  de: {
    title: 'Die Anmeldung hat nicht geklappt',
    back: 'Zurück zur Anmeldung',
    problems: {
      unavailable:
        'Der Anmeldedienst ist im Moment nicht erreichbar. Bitte versuchen Sie es später noch einmal oder melden Sie sich mit Passwort an.',
      cancelled: 'Sie haben die Anmeldung beim Anmeldedienst abgebrochen.',
      expired:
        'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
      rejected: 'Die Antwort des Anmeldedienstes war nicht gültig. Bitte beginnen Sie noch einmal.',
      noRole:
        'Ihr Konto beim Anmeldedienst gehört zu keiner Gruppe, die diese Website bearbeitet. Bitte wenden Sie sich an die Person, die die Website verwaltet.',
    },
  },
  en: {
    title: 'The log-in did not work',
    back: 'Back to the log-in',
    problems: {
      unavailable:
        'The identity provider cannot be reached at the moment. Please try again later, or log in with a password.',
      cancelled: 'You have cancelled the log-in at the identity provider.',
      expired: 'This log-in has expired or was begun in another browser. Please begin once more.',
      rejected: 'The response of the identity provider was not valid. Please begin once more.',
      noRole:
        'Your account at the identity provider belongs to no group that edits this site. Please ask the person who administers it.',
    },
  },
} satisfies Record<Locale, object>
