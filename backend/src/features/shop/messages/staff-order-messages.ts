import type { OrderState } from '@foyer/schema/rest/staff-order-shapes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'

type Words = {
  states: Record<z.output<typeof OrderState>, string>
  columns: readonly string[]
  file: string
  alreadyCanceled: string
  cannotMail: string
  tooManyMails: string
  mail: {
    subject: (number: number) => string
    opening: (number: number) => string
    reason: string
    refund: string
    invalid: string
    closing: string
  }
}

/** What the box office reads about orders, and the mail to somebody whose order the theatre cancels. */
export const staffOrderMessages: Record<Locale, Words> = {
  de: {
    states: {
      open: 'offen',
      paid: 'bezahlt',
      unconfirmed: 'nicht bestätigt',
      canceled: 'storniert',
      refund_due: 'storniert, Rückzahlung offen',
    },
    columns: [
      'Nummer',
      'Stand',
      'Name',
      'E-Mail',
      'Bestellt am',
      'Bezahlt am',
      'Storniert am',
      'Zahlungsart',
      'Karten',
      'Summe',
      'Termine',
    ],
    file: 'bestellungen',
    alreadyCanceled: 'Diese Bestellung ist schon storniert.',
    cannotMail:
      'Zu dieser Bestellung kann keine E-Mail mehr geschickt werden: Sie ist storniert, oder die Adresse wurde gelöscht.',
    tooManyMails:
      'Zu dieser Bestellung oder an diese Adresse gingen heute schon viele E-Mails. Bitte versuchen Sie es morgen wieder.',
    mail: {
      subject: (number) => `Ihre Bestellung ${number} ist storniert`,
      opening: (number) => `wir mussten Ihre Bestellung ${number} stornieren.`,
      reason: 'Der Grund:',
      refund: 'Was Sie bezahlt haben, zahlen wir zurück.',
      invalid: 'Diese Karten gelten nicht mehr:',
      closing: 'Wir bitten um Ihr Verständnis.',
    },
  },
  en: {
    states: {
      open: 'open',
      paid: 'paid',
      unconfirmed: 'not confirmed',
      canceled: 'cancelled',
      refund_due: 'cancelled, refund due',
    },
    columns: [
      'Number',
      'State',
      'Name',
      'E-mail',
      'Ordered',
      'Paid',
      'Cancelled',
      'Payment',
      'Tickets',
      'Total',
      'Events',
    ],
    file: 'orders',
    alreadyCanceled: 'This order is cancelled already.',
    cannotMail:
      'No more mail can be sent about this order: it is cancelled, or the address was deleted.',
    tooManyMails:
      'Many mails were sent about this order or to this address today. Please try again tomorrow.',
    mail: {
      subject: (number) => `Your order ${number} is cancelled`,
      opening: (number) => `we had to cancel your order ${number}.`,
      reason: 'The reason:',
      refund: 'We return what you have paid.',
      invalid: 'These tickets are no longer valid:',
      closing: 'We apologise for the inconvenience.',
    },
  },
}
