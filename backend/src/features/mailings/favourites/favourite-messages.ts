import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { EventChange } from './find-changed-events.ts'

type Texts = {
  greeting: string
  subject: (title: string, others: number) => string
  opening: string
  changes: Record<EventChange, (title: string, moment: string) => string>
  reason: string
  end: string
  unconfirmed: string
}

/** The mails about favourites. */
export const favouriteMessages = {
  de: {
    greeting: 'Guten Tag!',
    subject: (title, others) =>
      others === 0 ? `Neues zu „${title}“` : `Neues zu „${title}“ und mehr von Ihrer Merkliste`,
    opening: 'Auf Ihrer Merkliste hat sich etwas geändert:',
    changes: {
      canceled: (title, moment) => `„${title}“ am ${moment} ist abgesagt`,
      postponed: (title, moment) =>
        `„${title}“ am ${moment} ist verschoben, der neue Termin steht noch nicht fest`,
      moved: (title, moment) => `„${title}“ hat einen neuen Termin: ${moment}`,
      on_sale: (title, moment) => `Für „${title}“ am ${moment} gibt es jetzt Karten`,
    },
    reason:
      'Sie bekommen diese Nachricht, weil Sie auf unserer Website Nachrichten zu Ihrer Merkliste eingeschaltet haben.',
    end: 'Keine Nachrichten zur Merkliste mehr',
    unconfirmed:
      'Bitte bestätigen Sie zuerst in den Einstellungen Ihre E-Mail-Adresse: Vorher schreiben wir Ihnen nicht.',
  },
  en: {
    greeting: 'Hello!',
    subject: (title, others) =>
      others === 0 ? `News about “${title}”` : `News about “${title}” and more of your favourites`,
    opening: 'Something about your favourites has changed:',
    changes: {
      canceled: (title, moment) => `“${title}” on ${moment} is cancelled`,
      postponed: (title, moment) =>
        `“${title}” on ${moment} is postponed, and the new date is not known yet`,
      moved: (title, moment) => `“${title}” has a new date: ${moment}`,
      on_sale: (title, moment) => `Tickets for “${title}” on ${moment} are on sale`,
    },
    reason:
      'You get this message because you have turned on messages about your favourites on our website.',
    end: 'No more messages about favourites',
    unconfirmed:
      'Please confirm your e-mail address in the settings first: we do not write to you before.',
  },
} satisfies Record<Locale, Texts>
