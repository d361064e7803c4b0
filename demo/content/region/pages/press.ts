import type { DemoLookup, DemoModule, DemoPageMaker } from '#content/pages/demo-page.ts'

/** The page for journalists: who answers, and posters of what the houses play. */
export const regionPress: DemoPageMaker = (lookup) => ({
  key: 'press',
  path: { de: 'presse', en: 'press' },
  title: { de: 'Presse', en: 'Press' },
  headline: { de: 'Für Redaktionen', en: 'For the press' },
  description: {
    de: 'Pressekontakt von Kultur im Ennsland und Plakate der Häuser zum Herunterladen.',
    en: 'Press contact of Kultur im Ennsland, and posters of the houses to download.',
  },
  inFooter: true,
  modules: { de: german(lookup), en: english(lookup) },
})

const german = ({ image, download, rich }: DemoLookup): DemoModule[] => [
  {
    kind: 'two-columns',
    extra_class: 'image-text',
    image: image('house:writing-desk'),
    text: rich(`
      **Ein Anruf für alle Häuser**

      Pressekarten, Gespräche und Drehtermine vermitteln wir an das Haus, um das es geht: [presse@kultur-im-ennsland.example](mailto:presse@kultur-im-ennsland.example) oder +43\u00a07252\u00a0555\u00a001\u00a012, Dienstag bis Freitag von 9 bis 14\u00a0Uhr. Bitte melden Sie sich bis fünf Tage vorher.
    `),
  },
  { kind: 'headline', content: 'Plakate', anchor: 'pressebilder' },
  {
    kind: 'text',
    content: rich(
      'Die Plakate dürfen Sie honorarfrei verwenden, wenn Sie über die Veranstaltung berichten und das Haus als Quelle nennen. Ein Klick auf ein Plakat lädt es in Druckgröße herunter.',
    ),
  },
  {
    kind: 'image-list',
    format: 'masonry',
    items: posters.map(({ key, title }) => ({
      image: image(key),
      text: title.de,
      link: download(key),
    })),
  },
]

const english = ({ image, download, rich }: DemoLookup): DemoModule[] => [
  {
    kind: 'two-columns',
    extra_class: 'image-text',
    image: image('house:writing-desk'),
    text: rich(`
      **One call for all houses**

      We pass requests for press tickets, interviews and filming on to the house in question: [presse@kultur-im-ennsland.example](mailto:presse@kultur-im-ennsland.example) or +43\u00a07252\u00a0555\u00a001\u00a012, Tuesday to Friday from 9:00 to 14:00. Please write or call five days ahead.
    `),
  },
  { kind: 'headline', content: 'Posters', anchor: 'press-pictures' },
  {
    kind: 'text',
    content: rich(
      'You may print the posters free of charge when you report on the event and name the house as the source. Click a poster to download it in full size.',
    ),
  },
  {
    kind: 'image-list',
    format: 'masonry',
    items: posters.map(({ key, title }) => ({
      image: image(key),
      text: title.en,
      link: download(key),
    })),
  },
]

const posters = [
  {
    key: 'poster:ich-hab-ja-nichts-gesagt',
    title: { de: 'Ich hab ja nichts gesagt', en: 'Not That I Said Anything' },
  },
  {
    key: 'poster:der-baer-der-nicht-schlafen-wollte',
    title: {
      de: 'Der Bär, der nicht schlafen wollte',
      en: 'The Bear Who Would Not Sleep',
    },
  },
  { key: 'poster:hamlet', title: { de: 'Hamlet', en: 'Hamlet' } },
  {
    key: 'poster:der-general-mit-orchester',
    title: { de: 'Der General', en: 'The General' },
  },
  { key: 'poster:carmen', title: { de: 'Carmen', en: 'Carmen' } },
  {
    key: 'poster:blech-und-schnee',
    title: { de: 'Blech und Schnee', en: 'Brass and Snow' },
  },
  {
    key: 'poster:das-alte-gesetz',
    title: { de: 'Das alte Gesetz', en: 'The Ancient Law' },
  },
  { key: 'poster:rusalka', title: { de: 'Rusalka', en: 'Rusalka' } },
]
