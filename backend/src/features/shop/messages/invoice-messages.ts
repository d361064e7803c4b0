import { wordsOfVariant } from './words-of-variant.ts'

const { theCounter, inEnglish } = wordsOfVariant

const hours = {
  de: (count: number) => (count === 1 ? 'eine Stunde' : `${count} Stunden`),
  en: (count: number) => (count === 1 ? 'one hour' : `${count} hours`),
}

/** Until when paid tickets are taken back. */
export const cancellationMessages = {
  de: {
    until: (count: number) =>
      `Sie können die ganze Bestellung bis ${hours.de(count)} vor der ersten Veranstaltung stornieren. Die Plätze werden sofort wieder frei.`,
    over: (count: number) =>
      `Stornieren war bis ${hours.de(count)} vor der ersten Veranstaltung möglich. Bitte wenden Sie sich an ${theCounter}.`,
    never: `Bezahlte Karten nehmen wir nicht zurück. Bitte wenden Sie sich an ${theCounter}, wenn Sie verhindert sind.`,
    begun: 'Die erste Veranstaltung hat begonnen: Stornieren ist nicht mehr möglich.',
  },
  en: {
    until: (count: number) =>
      `You can cancel the whole order until ${hours.en(count)} before the first event. The seats become free at once.`,
    over: (count: number) =>
      `Cancelling was possible until ${hours.en(count)} before the first event. Please ask the ${inEnglish}.`,
    never: `We do not take back paid tickets. Please ask the ${inEnglish} if you cannot come.`,
    begun: 'The first event has begun: the order can no longer be cancelled.',
  },
}

export const invoiceMessages = {
  de: {
    link: 'Rechnung als PDF',
    file: 'rechnung',
    title: (number: number) => `Rechnung ${number}`,
    buyer: 'Rechnung an',
    date: 'Rechnungsdatum',
    days: 'Leistung am Tag der Veranstaltung',
    sum: 'Summe',
    vat: (percent: string) => `Darin ${percent} Umsatzsteuer`,
    paid: 'Der Betrag ist bezahlt.',
    open: 'Der Betrag ist noch offen.',
    canceled: 'Die Bestellung ist storniert: Dieser Betrag ist nicht zu bezahlen.',
  },
  en: {
    link: 'Invoice as a PDF',
    file: 'invoice',
    title: (number: number) => `Invoice ${number}`,
    buyer: 'Invoice to',
    date: 'Date of invoice',
    days: 'Service on the day of the event',
    sum: 'Total',
    vat: (percent: string) => `Including ${percent} value added tax`,
    paid: 'The amount is paid.',
    open: 'The amount is not paid yet.',
    canceled: 'The order is cancelled: this amount is not to be paid.',
  },
}
