import { facts } from '#content/house/facts.ts'
import type { DemoPageMaker } from './demo-page.ts'

/** How to come by tickets. */
export const service: DemoPageMaker = ({ form, image, rich }) => ({
  key: 'service',
  path: { de: 'service', en: 'service' },
  title: { de: 'Service', en: 'Service' },
  headline: { de: 'Karten und Ermäßigungen', en: 'Tickets and concessions' },
  description: {
    de: 'Wie Sie zu Karten kommen, was sie kosten und wann die Theaterkassa offen hat.',
    en: 'How to get tickets, what they cost, and when the box office is open.',
  },
  inMenu: true,
  hasTabNavigation: true,
  modules: {
    de: [
      {
        kind: 'section',
        layout: '67-33',
        columns: [
          [
            { kind: 'headline', content: 'Karten' },
            {
              kind: 'text',
              content: rich(`
                Karten bekommen Sie auf dieser Website, in der Theaterkassa am Theaterplatz 1, telefonisch unter **+43\u00a07252\u00a0555\u00a001\u00a010** und an der Abendkassa, die eine Stunde vor Beginn am jeweiligen Spielort öffnet. Der Vorverkauf beginnt am Ersten des vorletzten Monats um 10\u00a0Uhr; Abonnentinnen und Abonnenten sind eine Woche früher an der Reihe.

                Im Internet gekaufte Karten drucken Sie aus oder zeigen sie auf dem Telefon. Reservierte Karten halten wir eine Woche, höchstens bis drei Tage vor der Vorstellung.
              `),
            },
            {
              kind: 'link',
              link_text: 'Zum Spielplan',
              link: '/de/programm',
              extra_class: 'button',
            },
          ],
          [
            { kind: 'headline', content: 'Theaterkassa', headline_level: 3 },
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
          - **Unter dreißig:** zwölf Euro auf allen freien Plätzen, an der Abendkassa ab einer halben Stunde vor Beginn
          - **Ab 65:** ein Fünftel weniger
          - **Menschen mit Behinderung:** die Hälfte; die Begleitperson zahlt nichts, wenn sie im Ausweis eingetragen ist
          - **Kulturpass „Hunger auf Kunst und Kultur“:** kostenlos, zwanzig Plätze an jedem Abend
          - **Familien** mit der OÖ Familienkarte: Kinder zahlen in Vorstellungen des Jungen Theaters fünf Euro
          - **Gruppen** ab zwölf Personen: fünfzehn Prozent, Schulklassen ein Einheitspreis

          Ermäßigte Karten gelten mit Ausweis. Ermäßigungen lassen sich nicht kombinieren, auch wenn wir das manchmal gern hätten.
        `),
            },
          ],
          [
            { kind: 'headline', content: 'Kinder und Kameras', anchor: 'fragen' },
            {
              kind: 'faq',
              items: [
                {
                  question: 'Ab welchem Alter dürfen Kinder mit?',
                  answer: rich(
                    'Bei jeder Produktion steht ein Mindestalter, und das ist ernst gemeint: Unser Theaterpädagogik-Team hat jede Vorstellung daraufhin angesehen. Sitzerhöhungen liegen im Foyer bereit.',
                  ),
                  anchor: 'kinder',
                },
                {
                  question: 'Darf ich fotografieren?',
                  answer: rich(
                    'Den Saal vor Beginn und den Applaus gern, die Vorstellung nicht: Das Licht des Telefons sehen nicht nur Ihre Nachbarn, sondern auch die Menschen auf der Bühne.',
                  ),
                  anchor: 'fotos',
                },
              ],
            },
            { kind: 'headline', content: 'Schreiben Sie uns', anchor: 'formulare' },
            {
              kind: 'text',
              content: rich(`
          - [Schulklasse anmelden](${form('schulklasse').de}): Vorstellungen, Führungen und Workshops
          - [Kostüm leihen](${form('kostuem').de}): aus einem Fundus von ${facts.costumes.de} Stücken
          - [Vorsprechen und Vorsingen](${form('vorsprechen').de}): zweimal im Jahr
          - [Wie war Ihr Abend?](${form('rueckmeldung').de}): Lob, Kritik und alles dazwischen
        `),
            },
          ],
        ],
      },
      {
        kind: 'link',
        link_text: 'Mantel, Zuspätkommen, Rückgabe: alles für den Abend',
        link: '/besuch',
        extra_class: 'slider',
      },
      { kind: 'headline', content: 'Gutscheine', anchor: 'gutscheine' },
      {
        kind: 'full-teaser',
        preline: 'Zum Verschenken',
        headline: 'Einen Abend verschenken',
        text: `Unsere Gutscheine gelten ${facts.voucherTerm.de} und für alles, was wir verkaufen, auch für die Topfengolatsche in der Pause. Sie bekommen sie in der Theaterkassa, ${facts.voucherValue.de}.`,
        image: image('house:box-office'),
        extra_class: 'image-left',
      },
    ],
    en: [
      {
        kind: 'section',
        layout: '67-33',
        columns: [
          [
            { kind: 'headline', content: 'Tickets' },
            {
              kind: 'text',
              content: rich(`
                Tickets are sold on this website, at the box office at Theaterplatz 1, by telephone on **+43\u00a07252\u00a0555\u00a001\u00a010**, and at the door, where sales begin an hour before the performance. Booking opens at 10 am on the first of the month two months ahead; subscribers may book a week earlier.

                Print the tickets that you buy online, or show them on your phone. Reserved tickets are kept for a week, and no later than three days before the performance.
              `),
            },
            {
              kind: 'link',
              link_text: 'See the programme',
              link: '/en/events',
              extra_class: 'button',
            },
          ],
          [
            { kind: 'headline', content: 'Box office', headline_level: 3 },
            {
              kind: 'html',
              html_code:
                '<table><caption>Opening hours</caption><tbody><tr><th scope="row">Tue–Fri</th><td>10 am–1 pm, 3–6 pm</td></tr><tr><th scope="row">Sat</th><td>10 am–1 pm</td></tr><tr><th scope="row">Sun, Mon, public holidays</th><td>closed</td></tr></tbody></table>',
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
          - **Under thirty:** twelve euros for any seat that is left, at the door from half an hour before the start
          - **65 and over:** a fifth off
          - **Visitors with disabilities:** half price; a companion who is named on the pass pays nothing
          - **Kulturpass “Hunger auf Kunst und Kultur”:** free of charge, twenty seats every evening
          - **Families** with the provincial family card: children pay five euros at performances for young audiences
          - **Groups** of twelve and more: fifteen per cent off; a flat price for school classes

          Please bring your pass. Concessions cannot be combined, much as we sometimes wish they could.
        `),
            },
          ],
          [
            { kind: 'headline', content: 'Children and cameras', anchor: 'questions' },
            {
              kind: 'faq',
              items: [
                {
                  question: 'How old must children be?',
                  answer: rich(
                    'Every production says from which age it is suitable, and means it: our education team has watched each of them with that question in mind. Booster seats are kept in the foyer.',
                  ),
                  anchor: 'children',
                },
                {
                  question: 'May I take pictures?',
                  answer: rich(
                    'Of the auditorium before the beginning and of the applause, gladly. Not of the performance: the light of a phone is seen not only by your neighbours but by the people on stage.',
                  ),
                  anchor: 'pictures',
                },
              ],
            },
            { kind: 'headline', content: 'Write to us', anchor: 'forms' },
            {
              kind: 'text',
              content: rich(`
          - [Book a school class](${form('schulklasse').en}): performances, tours and workshops
          - [Borrow a costume](${form('kostuem').en}): from a store of ${facts.costumes.en} pieces
          - [Auditions](${form('vorsprechen').en}): twice a year
          - [How was your evening?](${form('rueckmeldung').en}): praise, criticism, and all in between
        `),
            },
          ],
        ],
      },
      {
        kind: 'link',
        link_text: 'Coats, latecomers, returns: all about your evening',
        link: '/visit',
        extra_class: 'slider',
      },
      { kind: 'headline', content: 'Gift vouchers', anchor: 'gift-vouchers' },
      {
        kind: 'full-teaser',
        preline: 'A present',
        headline: 'Give someone an evening',
        text: `Our gift vouchers are valid for ${facts.voucherTerm.en} and for everything we sell, including the curd-cheese pastry in the interval. The box office sells them for any amount ${facts.voucherValue.en}.`,
        image: image('house:box-office'),
        extra_class: 'image-left',
      },
    ],
  },
})
