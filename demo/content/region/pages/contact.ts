import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** Whom to ask: the ticket office, the team of the site, and each house for its own programme. */
export const regionContact: DemoPageMaker = ({ form, rich, venue }) => ({
  key: 'contact',
  path: { de: 'kontakt', en: 'contact' },
  title: { de: 'Kontakt', en: 'Contact' },
  headline: { de: 'Wer hebt ab?', en: 'Who picks up?' },
  description: {
    de: 'Telefonnummer, Adresse und Formulare des Kartenbüros von Kultur im Ennsland.',
    en: 'Telephone number, address and forms of the ticket office of Kultur im Ennsland.',
  },
  inMenu: true,
  inFooter: true,
  modules: {
    de: [
      {
        kind: 'section',
        layout: '33-33-33',
        columns: [
          [
            { kind: 'headline', content: 'Kartenbüro' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a010

                [karten@kultur-im-ennsland.example](mailto:karten@kultur-im-ennsland.example)

                Karten, Gutscheine, Rollstuhlplätze und Bestellungen für alle sechs Häuser
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Schulen' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a015

                [schulen@kultur-im-ennsland.example](mailto:schulen@kultur-im-ennsland.example)

                Ein Ausflug, ein Bus, eine Rechnung

                [Schulklasse anmelden](${form('schulklasse').de})
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Veranstalten' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a018

                [haeuser@kultur-im-ennsland.example](mailto:haeuser@kultur-im-ennsland.example)

                Für Häuser und Vereine, die ihre Karten hier verkaufen möchten
              `),
            },
          ],
        ],
      },
      {
        kind: 'link',
        link_text: 'Wie war es? Erzählen Sie',
        link: form('rueckmeldung').de,
        extra_class: 'slider',
      },
      { kind: 'headline', content: 'Wo Sie uns finden' },
      {
        kind: 'text',
        content: rich(`
          Das Kartenbüro hat seine Schalter im Foyer des Stadttheaters Ennsfelden. Fragen zum Programm beantwortet am besten das Haus, in dem gespielt wird; Adressen und Wege stehen [bei den Häusern](/de/haus/spielorte).
        `),
      },
      { kind: 'venue', venue: venue('stadttheater') },
    ],
    en: [
      {
        kind: 'section',
        layout: '33-33-33',
        columns: [
          [
            { kind: 'headline', content: 'Ticket office' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a010

                [karten@kultur-im-ennsland.example](mailto:karten@kultur-im-ennsland.example)

                Tickets, gift vouchers, wheelchair places and orders for all six houses
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Schools' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a015

                [schulen@kultur-im-ennsland.example](mailto:schulen@kultur-im-ennsland.example)

                One outing, one coach, one invoice

                [Book a school class](${form('schulklasse').en})
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Organisers' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a018

                [haeuser@kultur-im-ennsland.example](mailto:haeuser@kultur-im-ennsland.example)

                For houses and societies that would like to sell their tickets here
              `),
            },
          ],
        ],
      },
      {
        kind: 'link',
        link_text: 'How was it? Tell us',
        link: form('rueckmeldung').en,
        extra_class: 'slider',
      },
      { kind: 'headline', content: 'Where to find us' },
      {
        kind: 'text',
        content: rich(`
          The ticket office has its counters in the foyer of the Stadttheater Ennsfelden. Questions about a performance are best answered by the house that puts it on; addresses and directions are [with the houses](/en/house/venues).
        `),
      },
      { kind: 'venue', venue: venue('stadttheater') },
    ],
  },
})
