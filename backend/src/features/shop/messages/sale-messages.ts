import type { EventStatus } from '@foyer/schema/shapes/event.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { wordsOfVariant } from './words-of-variant.ts'

const { theCounter, ofCounter, atCounter, toCounter, inEnglish, toEvents } = wordsOfVariant

type Closed = Exclude<z.output<typeof EventStatus>, 'on_sale'>

/** The texts of the pages on which tickets are chosen. */
export const saleMessages = {
  de: {
    chooseSeats: 'Plätze wählen',
    intro:
      'Wählen Sie, wie viele Karten Sie möchten. Wir suchen Ihnen Plätze nebeneinander und halten sie 15\u00a0Minuten lang für Sie frei.',
    entry: 'Einlass',
    amountOf: (ticket: string) => `Anzahl: ${ticket}`,
    reserve: 'Plätze reservieren',
    choose: 'Bitte wählen Sie mindestens eine Karte.',
    tooManyInOneForm: 'In einem Warenkorb haben höchstens 40\u00a0Karten Platz.',
    busy: 'Im Moment kaufen sehr viele Menschen Karten. Bitte versuchen Sie es noch einmal.',
    held: (count: number) =>
      count === 1
        ? 'Eine Karte liegt in Ihrem Warenkorb.'
        : `${count}\u00a0Karten liegen in Ihrem Warenkorb.`,
    toCheckout: 'Zur Kassa',
    freeSideBySide: (count: number) => {
      if (count === 0) return 'Hier ist kein Platz mehr frei.'
      return count === 1
        ? 'Hier sind nur noch einzelne Plätze frei.'
        : `Nebeneinander sind hier höchstens ${count}\u00a0Plätze frei.`
    },
    fewer: 'Wählen Sie weniger Karten, eine andere Kategorie oder einen anderen Termin.',
    noneFree:
      'Für diesen Termin ist im Moment kein Platz frei. Was andere nur reserviert haben, wird nach 15\u00a0Minuten wieder frei.',
    from: (price: string) => `ab ${price}`,
    otherDates: 'Weitere Termine',
    toEvent: 'Mehr zur Veranstaltung',
    allEvents: toEvents.de,
    nextDates: 'Die nächsten Termine',
    series: 'Reihen und Abonnements',
    itemGroups: 'Karten nach Sparte',
    allLists: `Listen ${ofCounter}`,
    noDates: 'Derzeit werden hier keine Karten verkauft.',
    more: 'Weitere Termine zeigen',
    toBoxOffice: atStart(toCounter),
    status: {
      sold_out: 'Für diesen Termin gibt es keine Karten mehr.',
      canceled: 'Dieser Termin findet nicht statt. Bereits gekaufte Karten nehmen wir zurück.',
      postponed: 'Dieser Termin wird verschoben. Der neue Tag steht noch nicht fest.',
      waiting_list: 'Alle Karten sind vergeben. Sie können sich auf die Warteliste setzen lassen.',
      closed: 'Für diesen Termin werden keine Karten verkauft.',
      past_event: 'Dieser Termin ist vorbei.',
      advance_sale: 'Der Verkauf hat noch nicht begonnen.',
      online_sale_ended: 'Online werden keine Karten mehr verkauft.',
    } satisfies Record<Closed, string>,
    begun: 'Diese Veranstaltung hat schon begonnen.',
    saleStarts: (day: string) => `Der Verkauf beginnt am ${day}.`,
    atCounter: `${atStart(atCounter)} gibt es noch Karten.`,
    hoursToday: (hours: string) => `Heute geöffnet: ${hours}`,
    closedNow: `${atStart(theCounter)} ist geschlossen.`,
    closedUntil: (day: string, time: string) =>
      `${atStart(theCounter)} ist geschlossen und öffnet am ${day} um ${time}\u00a0Uhr.`,
    hours: (from: string, to: string) => `${from} bis ${to}\u00a0Uhr`,
    phone: 'Telefon',
    notice: {
      heading: {
        advance_sale: 'Zum Verkaufsstart erinnern',
        waiting_list: 'Auf die Warteliste',
      },
      hint: {
        advance_sale: 'Wir schicken Ihnen eine E-Mail, sobald der Verkauf beginnt.',
        waiting_list: 'Wir schicken Ihnen eine E-Mail, sobald ein Platz frei wird.',
      },
      email: 'E-Mail-Adresse',
      privacy: 'Ihre Adresse verwenden wir nur für diese eine Nachricht; danach wird sie gelöscht.',
      button: {
        advance_sale: 'Erinnerung anfordern',
        waiting_list: 'Eintragen',
      },
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      done: 'Sie sind eingetragen. Wir schreiben Ihnen, sobald es Karten gibt.',
      subject: (title: string) => `Karten für „${title}“`,
      greeting: 'Guten Tag,',
      opening: (title: string, moment: string) =>
        `für „${title}“ am ${moment} gibt es jetzt Karten:`,
      reason:
        'Sie bekommen diese Nachricht, weil jemand diese Adresse auf unserer Website eingetragen hat. Es ist die einzige; die Adresse ist bei uns gelöscht.',
    },
  },
  en: {
    chooseSeats: 'Choose seats',
    intro:
      'Choose how many tickets you would like. We look for seats next to each other and hold them for you for 15\u00a0minutes.',
    entry: 'Entry',
    amountOf: (ticket: string) => `Number: ${ticket}`,
    reserve: 'Reserve seats',
    choose: 'Please choose at least one ticket.',
    tooManyInOneForm: 'A cart holds 40\u00a0tickets at most.',
    busy: 'A great many people are buying tickets right now. Please try again.',
    held: (count: number) =>
      count === 1 ? 'One ticket is in your cart.' : `${count}\u00a0tickets are in your cart.`,
    toCheckout: 'To the checkout',
    freeSideBySide: (count: number) => {
      if (count === 0) return 'No seat is left here.'
      return count === 1
        ? 'Only single seats are left here.'
        : `At most ${count}\u00a0seats next to each other are free here.`
    },
    fewer: 'Choose fewer tickets, another category or another date.',
    noneFree:
      'No seat is free for this date at the moment. What others have only reserved becomes free again after 15\u00a0minutes.',
    from: (price: string) => `from ${price}`,
    otherDates: 'Other dates',
    toEvent: 'About the event',
    allEvents: toEvents.en,
    nextDates: 'The next dates',
    series: 'Series and subscriptions',
    itemGroups: 'Tickets by genre',
    allLists: `Lists of the ${inEnglish}`,
    noDates: 'No tickets are on sale here at present.',
    more: 'Show more dates',
    toBoxOffice: `To the ${inEnglish}`,
    status: {
      sold_out: 'There are no tickets left for this date.',
      canceled: 'This date has been cancelled. Tickets already bought are refunded.',
      postponed: 'This date is postponed. The new day has not been fixed yet.',
      waiting_list: 'All tickets are taken. You can join the waiting list.',
      closed: 'No tickets are sold for this date.',
      past_event: 'This date is over.',
      advance_sale: 'Tickets are not on sale yet.',
      online_sale_ended: 'Tickets are no longer sold online.',
    } satisfies Record<Closed, string>,
    begun: 'This event has already begun.',
    saleStarts: (day: string) => `Tickets go on sale on ${day}.`,
    atCounter: `Tickets are still available at the ${inEnglish}.`,
    hoursToday: (hours: string) => `Open today: ${hours}`,
    closedNow: `The ${inEnglish} is closed.`,
    closedUntil: (day: string, time: string) =>
      `The ${inEnglish} is closed and opens on ${day} at ${time}.`,
    hours: (from: string, to: string) => `${from} to ${to}`,
    phone: 'Telephone',
    notice: {
      heading: {
        advance_sale: 'Remind me when sales begin',
        waiting_list: 'Join the waiting list',
      },
      hint: {
        advance_sale: 'We send you an e-mail as soon as tickets go on sale.',
        waiting_list: 'We send you an e-mail as soon as a seat becomes free.',
      },
      email: 'E-mail address',
      privacy: 'We use your address for this one message only, and delete it afterwards.',
      button: {
        advance_sale: 'Remind me',
        waiting_list: 'Join',
      },
      invalid: 'Please enter a valid e-mail address.',
      done: 'You are on the list. We write to you as soon as there are tickets.',
      subject: (title: string) => `Tickets for “${title}”`,
      greeting: 'Hello,',
      opening: (title: string, moment: string) =>
        `there are tickets now for “${title}” on ${moment}:`,
      reason:
        'You receive this message because somebody entered this address on our website. It is the only one; we have deleted the address.',
    },
  },
}

type SaleMessages = (typeof saleMessages)['de']

/** The same keys in every language. */
saleMessages satisfies Record<Locale, SaleMessages>

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
