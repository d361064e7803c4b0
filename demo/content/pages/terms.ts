import type { DemoPageMaker } from './demo-page.ts'

/** On which terms tickets are sold. */
export const terms: DemoPageMaker = ({ rich }) => ({
  key: 'terms',
  path: { de: 'agb', en: 'agb' },
  title: { de: 'AGB', en: 'Terms' },
  headline: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
  inFooter: true,
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          1. **Vertrag.** Mit dem Kauf einer Karte schließen Sie einen Vertrag mit der Stadttheater Ennsfelden Betriebsgesellschaft m.\u00a0b.\u00a0H. Im Warenkorb liegende Karten sind fünfzehn Minuten für Sie reserviert.
          2. **Preise.** Es gelten die bei der Vorstellung genannten Preise in Euro einschließlich der Umsatzsteuer. Ermäßigungen sind beim Einlass nachzuweisen.
          3. **Rücktritt.** Ein gesetzliches Rücktrittsrecht besteht nach §\u00a018 Abs.\u00a01 Z\u00a010 FAGG bei Karten für einen bestimmten Termin nicht. Freiwillig nehmen wir im Internet gekaufte Bestellungen zurück, bis die erste Veranstaltung beginnt, und tauschen Karten der Theaterkassa bis zum Vortag gegen einen Gutschein.
          4. **Absage und Änderung.** Wird eine Vorstellung abgesagt oder verlegt, erhalten Sie binnen vierzehn Tagen den Kaufpreis zurück oder auf Wunsch Karten für einen anderen Termin. Änderungen der Besetzung berechtigen nicht zur Rückgabe.
          5. **Einlass.** Nach Beginn können Sie nur in einer Pause oder nach Anweisung des Publikumsdienstes eingelassen werden.
          6. **Aufnahmen.** Bild- und Tonaufnahmen während der Vorstellung sind nicht gestattet.
          7. **Weiterverkauf.** Karten dürfen nicht über dem aufgedruckten Preis weiterverkauft werden.
        `),
      },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          1. **Contract.** By buying a ticket you enter into a contract with Stadttheater Ennsfelden Betriebsgesellschaft m.\u00a0b.\u00a0H. Tickets in your cart are reserved for you for fifteen minutes.
          2. **Prices.** The prices named with the performance apply, in euros and including VAT. Concessions must be proved at the door.
          3. **Withdrawal.** There is no statutory right of withdrawal for tickets sold in advance for a specific date (§\u00a018(1)(10) FAGG). We voluntarily take back orders placed online until the first event begins, and exchange tickets from the box office for a voucher until the day before.
          4. **Cancellation and changes.** If a performance is cancelled or moved, you are refunded within fourteen days or, if you prefer, given tickets for another date. A change of cast is no reason for returning tickets.
          5. **Admission.** After the beginning you can be admitted only in an interval or as our staff direct.
          6. **Recordings.** Pictures and sound may not be recorded during the performance.
          7. **Resale.** Tickets may not be sold on for more than the price printed on them.
        `),
      },
    ],
  },
})
