import type { DemoModule, DemoLookup } from './demo-page.ts'

/** Frequently asked questions about a visit. */
export const visitQuestions = {
  de: (rich: DemoLookup['rich']): DemoModule => ({
    kind: 'faq',
    items: [
      {
        anchor: 'garderobe',
        question: 'Wo gebe ich meinen Mantel ab?',
        answer: rich(
          'An den Garderoben links und rechts des Foyers. Die Abgabe kostet nichts; auch Rucksäcke und Schirme bleiben dort.',
        ),
      },
      {
        anchor: 'ermaessigungen',
        question: 'Wer bekommt ermäßigte Karten?',
        answer: rich(`Ermäßigt sind Karten für

- junge Menschen unter 27: die Hälfte
- Zivildiener und Präsenzdiener: die Hälfte
- Menschen mit Behinderung: die Hälfte, ihre Begleitung zahlt nichts

Bitte bringen Sie den Ausweis mit. Wer sonst noch weniger zahlt, steht [bei den Karten](/de/service#ermaessigungen), die Termine [im Spielplan](/de/programm).`),
      },
      {
        anchor: 'zu-spaet',
        question: 'Darf ich zu spät kommen?',
        answer: rich(
          'Ja. Das Einlasspersonal führt Sie an der nächsten passenden Stelle hinein, meist nach zehn bis zwanzig Minuten. Bis dahin sehen Sie die Bühne auf dem Bildschirm im Foyer.',
        ),
      },
      {
        anchor: 'rueckgabe',
        question: 'Kann ich Karten zurückgeben?',
        answer: rich(
          'Im Internet gekaufte Karten stornieren Sie auf der Seite Ihrer Bestellung, bis die erste Veranstaltung beginnt; wir überweisen zurück, was Sie bezahlt haben. Karten von der Theaterkassa tauschen wir dort bis zum Vortag gegen einen Gutschein. Wird eine Vorstellung abgesagt, bekommen Sie den Preis zurück.',
        ),
      },
    ],
  }),
  en: (rich: DemoLookup['rich']): DemoModule => ({
    kind: 'faq',
    items: [
      {
        anchor: 'cloakroom',
        question: 'Where do I leave my coat?',
        answer: rich(
          'At the cloakrooms to the left and right of the foyer. They are free; rucksacks and umbrellas stay there too.',
        ),
      },
      {
        anchor: 'concessions',
        question: 'Who gets concessions?',
        answer: rich(`Concessions are available to

- anyone under 27: half price
- people in civilian or military service: half price
- people with disabilities: half price, and their companions pay nothing

Please bring proof. [All concessions](/en/service#concessions) are listed with the tickets, and all dates [in the programme](/en/events).`),
      },
      {
        anchor: 'latecomers',
        question: 'What if I am late?',
        answer: rich(
          'Our ushers will take you in at the next suitable moment, mostly after ten to twenty minutes. Until then you can follow the stage on the screen in the foyer.',
        ),
      },
      {
        anchor: 'returns',
        question: 'Can I return tickets?',
        answer: rich(
          'Tickets bought online can be cancelled on the page of your order until the first event begins; we refund what you have paid. Tickets bought at the box office can be exchanged there for a voucher until the day before. If a performance is cancelled, you get your money back.',
        ),
      },
    ],
  }),
}
