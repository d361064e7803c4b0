import type { Part } from './say.ts'

/** Headlines, texts, links, questions, quotes, code. */
export const wordsInModules: Part = ({ rich }, say) => [
  {
    kind: 'anchor-list',
    sticky: true,
    children: [
      { anchor: 'woerter', text: say({ de: 'Wörter', en: 'Words' }) },
      { anchor: 'bilder', text: say({ de: 'Bilder', en: 'Pictures' }) },
      { anchor: 'teaser', text: say({ de: 'Teaser', en: 'Teasers' }) },
      { anchor: 'ton-und-film', text: say({ de: 'Ton und Film', en: 'Sound and film' }) },
      { anchor: 'spielplan', text: say({ de: 'Spielplan', en: 'Programme' }) },
      { anchor: 'raster', text: say({ de: 'Spalten', en: 'Columns' }) },
    ],
  },
  {
    kind: 'headline',
    anchor: 'woerter',
    preline: say({ de: 'Überschrift, Text, Link', en: 'Headline, text, link' }),
    content: say({ de: 'Wörter', en: 'Words' }),
    subline: say({ de: 'Womit jede Seite beginnt', en: 'How every page begins' }),
  },
  {
    kind: 'text',
    content: rich(
      say({
        de: `Ein Absatz fasst **einen Gedanken**, nicht drei. Er darf *kursiv* betonen und [auf andere Seiten führen](/de/programm).

- Aufzählungen stehen, wo man sonst drei Beistriche bräuchte.
- Sie haben keinen Punkt am Ende, außer sie sind ganze Sätze.

1. Nummern stehen, wo die Reihenfolge zählt.
2. Auch in der Theaterkassa.`,
        en: `A paragraph holds **one thought**, not three. It may stress a word in *italics* and [lead to other pages](/en/events).

- Lists stand where you would otherwise need three commas.
- They end without a full stop unless they are sentences.

1. Numbers stand where the order matters.
2. At the box office, too.`,
      }),
    ),
  },
  {
    kind: 'headline',
    headline_level: 3,
    content: say({ de: 'Dritte Ebene: ein Abschnitt', en: 'Third level: a part of a part' }),
  },
  {
    kind: 'text',
    decrease_distance: true,
    content: rich(
      say({
        de: 'Dieser Text rückt näher an die Überschrift, weil er zu ihr gehört.',
        en: 'This text moves closer to its headline, because it belongs to it.',
      }),
    ),
  },
  {
    kind: 'headline',
    headline_level: 4,
    content: say({ de: 'Vierte Ebene: eine Einzelheit', en: 'Fourth level: a detail' }),
  },
  {
    kind: 'headline',
    headline_level: 5,
    content: say({ de: 'Fünfte Ebene: eine Fußnote', en: 'Fifth level: a footnote' }),
  },
  {
    kind: 'link',
    extra_class: 'button',
    link_text: say({ de: 'Karten kaufen', en: 'Buy tickets' }),
    link: say({ de: '/programm', en: '/events' }),
  },
  {
    kind: 'link',
    extra_class: 'centered',
    link_text: say({ de: 'Zum Newsletter anmelden', en: 'Subscribe to the newsletter' }),
    link: say({ de: '/bausteine#formular', en: '/modules#formular' }),
  },
  {
    kind: 'link',
    extra_class: 'slider',
    link_text: say({ de: 'Wer hier arbeitet', en: 'Who works here' }),
    link: '/team',
  },
  {
    kind: 'link',
    extra_class: 'link',
    open_in_new_window: true,
    link_text: say({ de: 'Die Stadt Ennsfelden', en: 'The town of Ennsfelden' }),
    link: 'https://www.ennsfelden.example',
  },
  {
    kind: 'quote',
    content: say({
      de: 'Der dritte Gong ist kein Vorschlag.',
      en: 'The third gong is not a suggestion.',
    }),
    author: say({ de: 'Abendregie, Große Bühne', en: 'Stage management, Main Stage' }),
  },
  {
    kind: 'faq',
    items: [
      {
        anchor: 'musterfrage',
        question: say({ de: 'Wie lang darf eine Antwort sein?', en: 'How long may an answer be?' }),
        answer: rich(
          say({
            de: 'So lang, dass man sie am Telefon vorlesen könnte.',
            en: 'As long as you could read it out on the telephone.',
          }),
        ),
      },
      {
        question: say({ de: 'Und wie viele Fragen?', en: 'And how many questions?' }),
        answer: rich(
          say({
            de: 'Die, die wirklich gestellt werden. Der Publikumsdienst weiß, welche das sind.',
            en: 'Those that people ask. The ushers know which they are.',
          }),
        ),
      },
    ],
  },
  {
    kind: 'html',
    html_code: say({
      de: '<table><caption>Preise im Großen Haus</caption><thead><tr><th scope="col">Kategorie</th><th scope="col">Oper</th><th scope="col">Schauspiel</th></tr></thead><tbody><tr><th scope="row">1</th><td>59\u00a0€</td><td>44\u00a0€</td></tr><tr><th scope="row">2</th><td>46\u00a0€</td><td>35\u00a0€</td></tr><tr><th scope="row">Stehplatz</th><td>8\u00a0€</td><td>8\u00a0€</td></tr></tbody></table>',
      en: '<table><caption>Prices on the Main Stage</caption><thead><tr><th scope="col">Category</th><th scope="col">Opera</th><th scope="col">Drama</th></tr></thead><tbody><tr><th scope="row">1</th><td>€59</td><td>€44</td></tr><tr><th scope="row">2</th><td>€46</td><td>€35</td></tr><tr><th scope="row">Standing</th><td>€8</td><td>€8</td></tr></tbody></table>',
    }),
  },
]
