import type { DemoModule, DemoPageMaker, DemoLookup } from './demo-page.ts'

/** The first page: the modules that editors have chosen are below the posters, which the site lays out. */
export const start: DemoPageMaker = (lookup) => ({
  key: 'start',
  path: { de: '', en: '' },
  title: { de: 'Start', en: 'Home' },
  description: {
    de: 'Oper, Schauspiel, Tanz, Konzert und Junges Theater in Ennsfelden: Spielplan und Karten.',
    en: 'Opera, drama, dance, concerts and theatre for young audiences in Ennsfelden: programme and tickets.',
  },
  modules: { de: german(lookup), en: english(lookup) },
})

const german = ({ image, genre, article }: DemoLookup): DemoModule[] => [
  { kind: 'headline', preline: 'Für alle ab fünf', content: 'Junges Theater' },
  { kind: 'highlight-teasers', categories: [genre('young-audience')], limit: 5 },
  {
    kind: 'full-teaser',
    preline: 'Hinter den Kulissen',
    headline: 'Was man von den Plätzen aus nicht sieht',
    text: 'Schnürboden, Malsaal, Kohlenkeller: Neunzig Minuten lang zeigen wir das Haus von innen, und am Ende dürfen Sie den Eisernen hinunterlassen.',
    link: '/de/haus',
    link_text: 'Das Haus',
    image: image('house:fly-tower'),
    extra_class: 'image-right',
  },
  { kind: 'headline', preline: 'Aus dem Magazin', content: 'Zum Lesen' },
  {
    kind: 'blog-teaser-list',
    items: [
      { article: article('licht-dort-wo-es-fehlte') },
      { article: article('zwoelf-messingsteine') },
      { article: article('ist-der-esel-in-echt-muede') },
    ],
  },
  {
    kind: 'quote',
    content: 'Man sitzt wie in einer Geige, und wenn es still wird, hört man die Enns.',
    author: 'Besucherbuch des Stadttheaters, 9. Oktober 1911',
  },
]

const english = ({ image, genre, article }: DemoLookup): DemoModule[] => [
  { kind: 'headline', preline: 'For everyone over five', content: 'Young audiences' },
  { kind: 'highlight-teasers', categories: [genre('young-audience')], limit: 5 },
  {
    kind: 'full-teaser',
    preline: 'Behind the scenes',
    headline: 'What cannot be seen from the seats',
    text: 'Fly loft, paint shop, coal cellar: for ninety minutes we show the house from within, and at the end you may lower the iron curtain.',
    link: '/en/house',
    link_text: 'The house',
    image: image('house:fly-tower'),
    extra_class: 'image-right',
  },
  { kind: 'headline', preline: 'From the magazine', content: 'To read' },
  {
    kind: 'blog-teaser-list',
    items: [
      { article: article('licht-dort-wo-es-fehlte') },
      { article: article('zwoelf-messingsteine') },
      { article: article('ist-der-esel-in-echt-muede') },
    ],
  },
  {
    kind: 'quote',
    content: 'It is like sitting inside a violin, and when all is quiet you hear the river.',
    author: 'Visitors’ book of the theatre, 9 October 1911',
  },
]
