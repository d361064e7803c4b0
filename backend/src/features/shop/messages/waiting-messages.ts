import { languageTag } from '@foyer/schema/shapes/locales.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'

const number = {
  de: new Intl.NumberFormat(languageTag.de),
  en: new Intl.NumberFormat(languageTag.en),
}

const becomesFree = {
  de: 'Was andere nur reserviert haben, wird nach 15\u00a0Minuten wieder frei.',
  en: 'What others have only reserved becomes free again after 15\u00a0minutes.',
}

/** The texts of the waiting room. */
export const waitingMessages = {
  de: {
    heading: 'Warteraum',
    before: (moment: string) =>
      `Der Verkauf beginnt am ${moment}. Sie haben Ihren Platz in der Warteschlange schon.`,
    ahead: (count: number) => {
      if (count === 0) return 'Sie sind als Nächste an der Reihe.'
      return count === 1
        ? 'Vor Ihnen wartet noch eine Person.'
        : `Vor Ihnen warten ${number.de.format(count)}\u00a0Personen.`
    },
    minutes: (count: number) =>
      count === 1
        ? 'Sie sind in etwa einer Minute an der Reihe.'
        : `Sie sind in etwa ${number.de.format(count)}\u00a0Minuten an der Reihe.`,
    minutesFromStart: (count: number) =>
      count === 1
        ? 'Nach dem Verkaufsstart dauert es etwa eine Minute, bis Sie an der Reihe sind.'
        : `Nach dem Verkaufsstart dauert es etwa ${number.de.format(count)}\u00a0Minuten, bis Sie an der Reihe sind.`,
    fewSeats: (count: number) => {
      if (count === 0) return `Derzeit ist kein Platz frei. ${becomesFree.de}`
      const seats =
        count === 1 ? 'ist noch ein Platz' : `sind noch ${number.de.format(count)}\u00a0Plätze`
      return `Derzeit ${seats} frei. Ob Sie noch Karten bekommen, wenn Sie an der Reihe sind, ist ungewiss. ${becomesFree.de}`
    },
    keep: 'Diese Seite erneuert sich von selbst und führt Sie weiter, sobald Sie an der Reihe sind. Ihr Platz steht in der Adresse dieser Seite: Er bleibt Ihnen, wenn Sie neu laden oder die Verbindung abbricht.',
    look: 'Jetzt nachsehen',
  },
  en: {
    heading: 'Waiting room',
    before: (moment: string) =>
      `Tickets go on sale on ${moment}. You already have your place in the queue.`,
    ahead: (count: number) => {
      if (count === 0) return 'It is your turn next.'
      return count === 1
        ? 'One person is waiting ahead of you.'
        : `${number.en.format(count)}\u00a0people are waiting ahead of you.`
    },
    minutes: (count: number) =>
      count === 1
        ? 'It will be your turn in about a minute.'
        : `It will be your turn in about ${number.en.format(count)}\u00a0minutes.`,
    minutesFromStart: (count: number) =>
      count === 1
        ? 'Once sales have begun, it takes about a minute until it is your turn.'
        : `Once sales have begun, it takes about ${number.en.format(count)}\u00a0minutes until it is your turn.`,
    fewSeats: (count: number) => {
      if (count === 0) return `No seat is free at the moment. ${becomesFree.en}`
      const seats = count === 1 ? 'One seat is' : `${number.en.format(count)}\u00a0seats are`
      return `${seats} free at the moment. We cannot promise that there will be tickets left when it is your turn. ${becomesFree.en}`
    },
    keep: 'This page renews itself, and leads on as soon as it is your turn. Your place is part of the address of this page: you keep it if you reload the page or lose the connection.',
    look: 'Check now',
  },
}

waitingMessages satisfies Record<Locale, (typeof waitingMessages)['de']>
