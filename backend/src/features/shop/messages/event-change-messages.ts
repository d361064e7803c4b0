import type { eventAnnouncements } from '@foyer/schema/rest/event-announcement.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { wordsOfVariant } from './words-of-variant.ts'

const { theCounter, inEnglish } = wordsOfVariant

type Opening = { title: string; former: string; number: number }
type Texts = {
  subject: (title: string) => string
  opening: (event: Opening) => string
  /** What holders can do; empty where that depends on the payment. */
  next: string
}
type Words = Record<(typeof eventAnnouncements)[number], Texts> & {
  newDate: (moment: string) => string
  refund: string
  nothingToPay: string
  link: string
  closing: string
}

/** The mail to people with tickets for an event that is cancelled, postponed or moved. */
export const eventChangeMessages: Record<Locale, Words> = {
  de: {
    cancel: {
      subject: (title) => `Abgesagt: ${title}`,
      opening: ({ title, former, number }) =>
        `leider müssen wir „${title}“ am ${former} absagen. Sie haben dafür Karten (Bestellung ${number}).`,
      next: '',
    },
    postpone: {
      subject: (title) => `Verschoben: ${title}`,
      opening: ({ title, former, number }) =>
        `„${title}“ am ${former} wird verschoben. Sie haben dafür Karten (Bestellung ${number}). Den neuen Termin sagen wir Ihnen, sobald er feststeht.`,
      next: `Ihre Karten bleiben gültig. Wollen Sie nicht warten, wenden Sie sich bitte an ${theCounter}.`,
    },
    move: {
      subject: (title) => `Neuer Termin: ${title}`,
      opening: ({ title, former, number }) =>
        `„${title}“ findet nicht am ${former} statt. Sie haben dafür Karten (Bestellung ${number}).`,
      next: `Ihre Karten gelten am neuen Termin. Können Sie da nicht, wenden Sie sich bitte an ${theCounter}.`,
    },
    newDate: (moment) => `Der neue Termin: ${moment}`,
    refund: 'Was Sie bezahlt haben, zahlen wir zurück.',
    nothingToPay: 'Bezahlen müssen Sie nichts mehr.',
    link: 'Ihre Bestellung:',
    closing: 'Wir bitten um Ihr Verständnis.',
  },
  en: {
    cancel: {
      subject: (title) => `Cancelled: ${title}`,
      opening: ({ title, former, number }) =>
        `we are sorry that “${title}” on ${former} is cancelled. You have tickets for it (order ${number}).`,
      next: '',
    },
    postpone: {
      subject: (title) => `Postponed: ${title}`,
      opening: ({ title, former, number }) =>
        `“${title}” on ${former} is postponed. You have tickets for it (order ${number}). We will tell you the new date as soon as it is known.`,
      next: `Your tickets stay valid. If you do not want to wait, please ask the ${inEnglish}.`,
    },
    move: {
      subject: (title) => `New date: ${title}`,
      opening: ({ title, former, number }) =>
        `“${title}” does not take place on ${former}. You have tickets for it (order ${number}).`,
      next: `Your tickets are valid on the new date. If you cannot come then, please ask the ${inEnglish}.`,
    },
    newDate: (moment) => `The new date: ${moment}`,
    refund: 'We return what you have paid.',
    nothingToPay: 'You do not have to pay any more.',
    link: 'Your order:',
    closing: 'We apologise for the inconvenience.',
  },
}
