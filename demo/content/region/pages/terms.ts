import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** On which terms the ticket office sells what the houses put on. */
export const regionTerms: DemoPageMaker = ({ rich }) => ({
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
          1. **Vertrag.** Kultur im Ennsland verkauft Karten im Namen und auf Rechnung der Häuser. Den Vertrag über den Besuch schließen Sie mit dem Haus, das die Veranstaltung anbietet; es ist auf der Karte genannt. Im Warenkorb liegende Karten sind fünfzehn Minuten für Sie reserviert.
          2. **Preise.** Es gelten die bei der Veranstaltung genannten Preise in Euro einschließlich der Umsatzsteuer. Eine Gebühr kommt nicht dazu. Ermäßigungen sind beim Einlass nachzuweisen.
          3. **Rücktritt.** Ein gesetzliches Rücktrittsrecht besteht nach §\u00a018 Abs.\u00a01 Z\u00a010 FAGG bei Karten für einen bestimmten Termin nicht. Freiwillig nehmen wir im Internet gekaufte Bestellungen zurück, bis die erste Veranstaltung beginnt, und tauschen Karten des Kartenbüros bis zum Vortag gegen einen Gutschein.
          4. **Absage und Änderung.** Wird eine Veranstaltung abgesagt oder verlegt, erhalten Sie binnen vierzehn Tagen den Kaufpreis zurück oder auf Wunsch Karten für einen anderen Termin. Änderungen der Besetzung berechtigen nicht zur Rückgabe.
          5. **Gutscheine.** Sie gelten in allen Häusern und werden nicht in bar abgelöst; ein Rest bleibt als Guthaben stehen.
          6. **Einlass.** Es gilt die Hausordnung des Spielorts. Nach Beginn können Sie nur in einer Pause oder nach Anweisung des Einlasspersonals eingelassen werden.
          7. **Weiterverkauf.** Karten dürfen nicht über dem aufgedruckten Preis weiterverkauft werden.
        `),
      },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          1. **Contract.** Kultur im Ennsland sells tickets in the name and for the account of the houses. The contract on your visit is with the house that offers the event; the ticket names it. Tickets in your cart are reserved for you for fifteen minutes.
          2. **Prices.** The prices named with the event apply, in euros and including VAT. No fee is added. Concessions must be proved at the door.
          3. **Withdrawal.** There is no statutory right of withdrawal for tickets sold in advance for a specific date (§\u00a018(1)(10) FAGG). We voluntarily take back orders placed online until the first event begins, and exchange tickets from the ticket office for a voucher until the day before.
          4. **Cancellation and changes.** If an event is cancelled or moved, you are refunded within fourteen days or, if you prefer, given tickets for another date. A change of cast is no reason for returning tickets.
          5. **Gift vouchers.** They are valid in all houses and are not exchanged for cash; what is left of one remains as credit.
          6. **Admission.** The rules of the venue apply. After the beginning you can be admitted only in an interval or as the ushers direct.
          7. **Resale.** Tickets may not be sold on for more than the price printed on them.
        `),
      },
    ],
  },
})
