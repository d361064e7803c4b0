import { facts } from '#content/house/facts.ts'
import type { DemoPageMaker } from './demo-page.ts'

/** Seats for a season. */
export const subscriptions: DemoPageMaker = ({ image, rich, url }) => ({
  key: 'subscriptions',
  parent: 'service',
  path: { de: 'service/abonnements', en: 'service/subscriptions' },
  title: { de: 'Abonnements', en: 'Subscriptions' },
  headline: { de: 'Immer derselbe Platz', en: 'Always the same seat' },
  description: {
    de: 'Sieben Abonnements vom Premieren-Abo bis zum Familien-Abo, bis zu einem Viertel günstiger als einzelne Karten.',
    en: 'Seven subscriptions from first nights to families, at up to a quarter less than single tickets.',
  },
  inMenu: true,
  modules: {
    de: [
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:auditorium'),
        text: rich(`
          Mit einem Abonnement sehen Sie drei bis acht Abende der Spielzeit auf Ihrem eigenen Platz, bis zu einem Viertel günstiger als mit Einzelkarten. Passt ein Termin nicht, tauschen Sie ihn ${facts.ticketChange.de} – dreimal je Spielzeit kostenlos. Das Abonnement verlängert sich, wenn Sie es nicht bis 31. Mai kündigen.
        `),
      },
      {
        kind: 'teaser-list',
        format: 'list',
        items: [
          {
            preline: 'Acht Abende',
            headline: 'Premieren-Abo',
            text: 'Alle ersten Abende im Großen Haus, mit einem Glas danach im Foyer und dem Ensemble, das noch nicht weiß, wie es war.',
            image: image('poster:hamlet'),
            link: url({ series: 'premieren-abo' }).de,
            link_text: 'Alle Abende',
          },
          {
            preline: 'Sieben Samstage',
            headline: 'Samstag-Abo',
            text: 'Zwei Opern, eine Operette, drei Schauspiele und ein Ballettabend, stets um 19:30\u00a0Uhr. Der letzte Zug wartet.',
            image: image('poster:die-fledermaus'),
            link: url({ series: 'samstag-abo' }).de,
            link_text: 'Alle Abende',
          },
          {
            preline: 'Sechs Opern',
            headline: 'Opern-Abo',
            text: 'Von Purcell bis Dvořák: jede Oper mit Übertiteln, zu jeder eine Matinee am Sonntag vor der Premiere.',
            image: image('poster:rusalka'),
            link: url({ series: 'opern-abo' }).de,
            link_text: 'Alle Abende',
          },
          {
            preline: 'Sieben Abende',
            headline: 'Schauspiel-Abo',
            text: 'Vom Volksstück bis zur Uraufführung: fünf Abende im Großen Haus und zwei auf der Studiobühne.',
            image: image('poster:die-moewe'),
            link: url({ series: 'schauspiel-abo' }).de,
            link_text: 'Alle Abende',
          },
          {
            preline: 'Sechs Konzerte',
            headline: 'Konzertzyklus',
            text: 'Fünf große Abende des Städtischen Orchesters im Stadtsaal und eine Kammermusik am Sonntagvormittag.',
            image: image('poster:bruckner-sieben'),
            link: url({ series: 'konzertzyklus' }).de,
            link_text: 'Alle Abende',
          },
          {
            preline: 'Vier Nachmittage',
            headline: 'Familien-Abo',
            text: 'Für Kinder ab fünf und alle, die sie mitbringen. Sitzerhöhungen, Saft und ein Malbogen zu jedem Stück.',
            image: image('poster:peter-und-der-wolf'),
            link: url({ series: 'familien-abo' }).de,
            link_text: 'Alle Abende',
          },
          {
            preline: 'Drei Gutscheine',
            headline: 'Sommer im Hof',
            text: 'Für alle Abende der Hofbühne, allein, zu dritt oder über den Sommer verteilt, um ein Fünftel günstiger.',
            image: image('poster:ein-sommernachtstraum'),
            link: url({ series: 'sommer-im-hof' }).de,
            link_text: 'Alle Abende',
          },
        ],
      },
      {
        kind: 'quote',
        content:
          'Reihe 7, Platz 12 gehört seit 1968 mir. Davor gehörte er meiner Mutter. Den Nachbarn habe ich hier kennengelernt; wir sind seit einundfünfzig Jahren verheiratet.',
        author: 'Gertrude H., Abonnentin',
      },
      {
        kind: 'link',
        link_text: 'Abonnement anfragen',
        link: 'mailto:abo@stadttheater-ennsfelden.example',
        extra_class: 'centered',
      },
    ],
    en: [
      {
        kind: 'two-columns',
        extra_class: 'text-image',
        image: image('house:auditorium'),
        text: rich(`
          A subscription brings you three to eight evenings of the season in a seat of your own, at up to a quarter less than with single tickets. If a date does not suit you, exchange it ${facts.ticketChange.en} – three times a season free of charge. Subscriptions go on unless you cancel by 31 May.
        `),
      },
      {
        kind: 'teaser-list',
        format: 'list',
        items: [
          {
            preline: 'Eight evenings',
            headline: 'Opening Nights',
            text: 'Every first night on the Main Stage, with a glass in the foyer afterwards and a company that does not know yet how it went.',
            image: image('poster:hamlet'),
            link: url({ series: 'premieren-abo' }).en,
            link_text: 'All evenings',
          },
          {
            preline: 'Seven Saturdays',
            headline: 'Saturday Nights',
            text: 'Two operas, one operetta, three plays and an evening of ballet, always at 7.30 pm. The last train waits.',
            image: image('poster:die-fledermaus'),
            link: url({ series: 'samstag-abo' }).en,
            link_text: 'All evenings',
          },
          {
            preline: 'Six operas',
            headline: 'Opera Subscription',
            text: 'From Purcell to Dvořák, every opera with surtitles and a matinee on the Sunday before its first night.',
            image: image('poster:rusalka'),
            link: url({ series: 'opern-abo' }).en,
            link_text: 'All evenings',
          },
          {
            preline: 'Seven evenings',
            headline: 'Drama Subscription',
            text: 'From folk play to world premiere: five evenings on the Main Stage and two on the Studio Stage.',
            image: image('poster:die-moewe'),
            link: url({ series: 'schauspiel-abo' }).en,
            link_text: 'All evenings',
          },
          {
            preline: 'Six concerts',
            headline: 'Concert Series',
            text: 'Five grand evenings of the Municipal Orchestra at the Town Hall, and chamber music on a Sunday morning.',
            image: image('poster:bruckner-sieben'),
            link: url({ series: 'konzertzyklus' }).en,
            link_text: 'All evenings',
          },
          {
            preline: 'Four afternoons',
            headline: 'Family Subscription',
            text: 'For children from five and whoever they bring along. Booster seats, juice, and a sheet to colour in for every play.',
            image: image('poster:peter-und-der-wolf'),
            link: url({ series: 'familien-abo' }).en,
            link_text: 'All evenings',
          },
          {
            preline: 'Three vouchers',
            headline: 'Summer in the Court',
            text: 'For every evening on the Court Stage, alone, as a party of three or spread over the summer, at a fifth less.',
            image: image('poster:ein-sommernachtstraum'),
            link: url({ series: 'sommer-im-hof' }).en,
            link_text: 'All evenings',
          },
        ],
      },
      {
        kind: 'quote',
        content:
          'Row 7, seat 12 has been mine since 1968. Before that it was my mother’s. I met my neighbour here; we have been married for fifty-one years.',
        author: 'Gertrude H., subscriber',
      },
      {
        kind: 'link',
        link_text: 'Ask for a subscription',
        link: 'mailto:abo@stadttheater-ennsfelden.example',
        extra_class: 'centered',
      },
    ],
  },
})
