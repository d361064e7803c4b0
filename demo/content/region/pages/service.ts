import { facts } from '#content/house/facts.ts'
import type { DemoModule, DemoPageMaker, DemoLookup } from '#content/pages/demo-page.ts'

/** How to come by the tickets of all houses. */
export const regionService: DemoPageMaker = (lookup) => ({
  key: 'service',
  path: { de: 'service', en: 'service' },
  title: { de: 'Karten', en: 'Tickets' },
  headline: { de: 'Eine Karte, sechs Häuser', en: 'One ticket office, six houses' },
  description: {
    de: 'Wie Sie zu Karten für die Häuser im Ennsland kommen, was ermäßigt ist und wann das Kartenbüro offen hat.',
    en: 'How to get tickets for the houses of the Ennsland, who pays less, and when the ticket office is open.',
  },
  inMenu: true,
  hasTabNavigation: true,
  modules: { de: german(lookup), en: english(lookup) },
})

const german = ({ form, image, rich }: DemoLookup): DemoModule[] => [
  {
    kind: 'section',
    layout: '67-33',
    columns: [
      [
        { kind: 'headline', content: 'Karten' },
        {
          kind: 'text',
          content: rich(`
            Karten für alle Häuser bekommen Sie auf dieser Website, im Kartenbüro am Theaterplatz 1 in Ennsfelden und telefonisch unter [+43\u00a07252\u00a0555\u00a001\u00a010](tel:+4372525550110). Eine Stunde vor Beginn öffnet die Abendkassa am Spielort; im Alten Bahnhof nimmt sie nur Bargeld.

            Im Internet gekaufte Karten drucken Sie aus oder zeigen sie auf dem Telefon. Zum Preis kommt nichts dazu.
          `),
        },
        {
          kind: 'link',
          link_text: 'Alle Veranstaltungen',
          link: '/de/programm',
          extra_class: 'button',
        },
      ],
      [
        { kind: 'headline', content: 'Kartenbüro', headline_level: 3 },
        {
          kind: 'html',
          html_code:
            '<table><caption>Öffnungszeiten</caption><tbody><tr><th scope="row">Di–Fr</th><td>10–13 und 15–18\u00a0Uhr</td></tr><tr><th scope="row">Sa</th><td>10–13\u00a0Uhr</td></tr><tr><th scope="row">So, Mo, Feiertag</th><td>geschlossen</td></tr></tbody></table>',
        },
      ],
    ],
  },
  {
    kind: 'section',
    layout: '50-50',
    columns: [
      [
        { kind: 'headline', content: 'Ermäßigungen', anchor: 'ermaessigungen' },
        {
          kind: 'text',
          content: rich(`
            - **Unter 27,** in Ausbildung, im Zivil- oder Präsenzdienst: die Hälfte
            - **Ab 65:** ein Fünftel weniger
            - **Menschen mit Behinderung:** die Hälfte; die Begleitperson zahlt nichts, wenn sie im Ausweis eingetragen ist
            - **Kulturpass „Hunger auf Kunst und Kultur“:** kostenlos
            - **Gruppen** ab zwölf Personen: fünfzehn Prozent

            Das gilt in allen Häusern, und zwar mit Ausweis. Im Stadttheater gibt es für alle unter dreißig an der Abendkassa außerdem Karten um zwölf Euro. Ermäßigungen lassen sich nicht kombinieren.
          `),
        },
      ],
      [
        { kind: 'headline', content: 'Tauschen und zurückgeben', anchor: 'fragen' },
        {
          kind: 'faq',
          items: [
            {
              question: 'Kann ich Karten zurückgeben?',
              answer: rich(
                'Im Internet gekaufte Karten stornieren Sie auf der Seite Ihrer Bestellung, bis die erste Veranstaltung beginnt. Karten vom Kartenbüro tauschen wir dort bis zum Vortag gegen einen Gutschein.',
              ),
              anchor: 'rueckgabe',
            },
            {
              question: 'Gilt eine Karte auch in einem anderen Haus?',
              answer: rich(
                'Nein, jede Karte gilt für einen Abend in einem Haus. Gutscheine gelten in allen sechs.',
              ),
              anchor: 'anderes-haus',
            },
          ],
        },
        { kind: 'headline', content: 'Schreiben Sie uns', anchor: 'formulare' },
        {
          kind: 'text',
          content: rich(`
            - [Schulklasse anmelden](${form('schulklasse').de}): ein Ausflug, ein Bus, eine Rechnung
            - [Newsletter bestellen](${form('newsletter').de}): einmal im Monat, was kommt
            - [Wie war es?](${form('rueckmeldung').de}): Lob, Kritik und alles dazwischen
          `),
        },
      ],
    ],
  },
  { kind: 'headline', content: 'Gutscheine', anchor: 'gutscheine' },
  {
    kind: 'full-teaser',
    preline: 'Zum Verschenken',
    headline: 'Einen Abend verschenken',
    text: `Ein Gutschein gilt ${facts.voucherTerm.de} und in jedem der sechs Häuser. Sie bekommen ihn im Kartenbüro, ${facts.voucherValue.de}.`,
    image: image('house:box-office'),
    extra_class: 'image-left',
  },
]

const english = ({ form, image, rich }: DemoLookup): DemoModule[] => [
  {
    kind: 'section',
    layout: '67-33',
    columns: [
      [
        { kind: 'headline', content: 'Tickets' },
        {
          kind: 'text',
          content: rich(`
            Tickets for all houses are sold on this website, at the ticket office at Theaterplatz 1 in Ennsfelden, and by telephone on [+43\u00a07252\u00a0555\u00a001\u00a010](tel:+4372525550110). Sales at the door begin an hour before the performance; the Old Station takes cash only.

            Print the tickets that you buy online, or show them on your phone. Nothing is added to their price.
          `),
        },
        { kind: 'link', link_text: 'See all events', link: '/en/events', extra_class: 'button' },
      ],
      [
        { kind: 'headline', content: 'Ticket office', headline_level: 3 },
        {
          kind: 'html',
          html_code:
            '<table><caption>Opening hours</caption><tbody><tr><th scope="row">Tue–Fri</th><td>10:00–13:00, 15:00–18:00</td></tr><tr><th scope="row">Sat</th><td>10:00–13:00</td></tr><tr><th scope="row">Sun, Mon, public holidays</th><td>closed</td></tr></tbody></table>',
        },
      ],
    ],
  },
  {
    kind: 'section',
    layout: '50-50',
    columns: [
      [
        { kind: 'headline', content: 'Concessions', anchor: 'concessions' },
        {
          kind: 'text',
          content: rich(`
            - **Under 27,** in education or training, or in civilian or military service: half price
            - **65 and over:** a fifth off
            - **Visitors with disabilities:** half price; a companion who is named on the pass pays nothing
            - **Kulturpass “Hunger auf Kunst und Kultur”:** free of charge
            - **Groups** of twelve and more: fifteen per cent off

            This applies in all houses; please bring your pass. At the door of the Stadttheater, everybody under thirty also gets tickets for twelve euros. Concessions cannot be combined.
          `),
        },
      ],
      [
        { kind: 'headline', content: 'Exchanges and returns', anchor: 'questions' },
        {
          kind: 'faq',
          items: [
            {
              question: 'Can I return tickets?',
              answer: rich(
                'Tickets bought online can be cancelled on the page of your order until the first event begins. Tickets bought at the ticket office can be exchanged there for a voucher until the day before.',
              ),
              anchor: 'returns',
            },
            {
              question: 'Is a ticket valid in another house too?',
              answer: rich(
                'No, each ticket is for one evening in one house. Gift vouchers are valid in all six.',
              ),
              anchor: 'another-house',
            },
          ],
        },
        { kind: 'headline', content: 'Write to us', anchor: 'forms' },
        {
          kind: 'text',
          content: rich(`
            - [Book a school class](${form('schulklasse').en}): one outing, one coach, one invoice
            - [Subscribe to the newsletter](${form('newsletter').en}): what is coming, once a month
            - [How was it?](${form('rueckmeldung').en}): praise, criticism, and all in between
          `),
        },
      ],
    ],
  },
  { kind: 'headline', content: 'Gift vouchers', anchor: 'gift-vouchers' },
  {
    kind: 'full-teaser',
    preline: 'A present',
    headline: 'Give someone an evening',
    text: `A gift voucher is valid for ${facts.voucherTerm.en}, in each of the six houses. The ticket office sells them for any amount ${facts.voucherValue.en}.`,
    image: image('house:box-office'),
    extra_class: 'image-left',
  },
]
