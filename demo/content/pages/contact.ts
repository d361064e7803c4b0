import type { DemoPageMaker } from './demo-page.ts'

/** Whom to talk to. */
export const contact: DemoPageMaker = ({ form, rich, venue }) => ({
  key: 'contact',
  path: { de: 'kontakt', en: 'contact' },
  title: { de: 'Kontakt', en: 'Contact' },
  headline: { de: 'Wen möchten Sie sprechen?', en: 'Whom would you like to talk to?' },
  description: {
    de: 'Telefonnummern und Adressen des Stadttheaters Ennsfelden.',
    en: 'Telephone numbers and addresses of Stadttheater Ennsfelden.',
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
            { kind: 'headline', content: 'Theaterkassa' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a010

                [kassa@stadttheater-ennsfelden.example](mailto:kassa@stadttheater-ennsfelden.example)

                Theaterplatz 1, 4459 Ennsfelden
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Theaterpädagogik' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a032

                [schule@stadttheater-ennsfelden.example](mailto:schule@stadttheater-ennsfelden.example)

                Workshops, Klassenbesuche, Spielclubs

                [Schulklasse anmelden](${form('schulklasse').de})
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Freundeskreis' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a040

                [freunde@stadttheater-ennsfelden.example](mailto:freunde@stadttheater-ennsfelden.example)

                Siebenhundert Mitglieder, ab 30\u00a0€ im Jahr
              `),
            },
          ],
        ],
      },
      {
        kind: 'link',
        link_text: 'Wie war Ihr Abend? Erzählen Sie',
        link: form('rueckmeldung').de,
        extra_class: 'slider',
      },
      { kind: 'headline', content: 'Wo wir sind' },
      { kind: 'venue', venue: venue('stadttheater') },
      {
        kind: 'text',
        content: rich(`
          **Hinweise auf Missstände** nimmt unsere interne Meldestelle vertraulich und auf Wunsch anonym entgegen. [So erreichen Sie sie](/de/hinweisgeberschutz), und so sind Sie geschützt.
        `),
        anchor: 'hinweise',
      },
    ],
    en: [
      {
        kind: 'section',
        layout: '33-33-33',
        columns: [
          [
            { kind: 'headline', content: 'Box office' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a010

                [kassa@stadttheater-ennsfelden.example](mailto:kassa@stadttheater-ennsfelden.example)

                Theaterplatz 1, 4459 Ennsfelden
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Education' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a032

                [schule@stadttheater-ennsfelden.example](mailto:schule@stadttheater-ennsfelden.example)

                Workshops, visits to schools, drama clubs

                [Book a school class](${form('schulklasse').en})
              `),
            },
          ],
          [
            { kind: 'headline', content: 'Friends of the theatre' },
            {
              kind: 'text',
              content: rich(`
                +43\u00a07252\u00a0555\u00a001\u00a040

                [freunde@stadttheater-ennsfelden.example](mailto:freunde@stadttheater-ennsfelden.example)

                Seven hundred members, from €30 a year
              `),
            },
          ],
        ],
      },
      {
        kind: 'link',
        link_text: 'How was your evening? Tell us',
        link: form('rueckmeldung').en,
        extra_class: 'slider',
      },
      { kind: 'headline', content: 'Where we are' },
      { kind: 'venue', venue: venue('stadttheater') },
      {
        kind: 'text',
        content: rich(`
          **To report wrongdoing** in confidence, and anonymously if you wish, turn to our internal reporting office. [How to reach it](/en/whistleblowing), and how you are protected.
        `),
        anchor: 'reporting',
      },
    ],
  },
})
