import type { DemoPageMaker } from './demo-page.ts'

/** The page for journalists. */
export const press: DemoPageMaker = ({ image, download, rich }) => ({
  key: 'press',
  path: { de: 'presse', en: 'press' },
  title: { de: 'Presse', en: 'Press' },
  headline: { de: 'Für Redaktionen', en: 'For the press' },
  description: {
    de: 'Pressekontakt, Texte und Plakate der laufenden Spielzeit.',
    en: 'Press contact, texts and posters of the season.',
  },
  inFooter: true,
  modules: {
    de: [
      {
        kind: 'two-columns',
        extra_class: 'image-text',
        image: image('house:writing-desk'),
        text: rich(`
          **Presse und Öffentlichkeit**

          Karten für Kritiken, Gespräche mit dem Ensemble, Drehtermine: Schreiben Sie an [presse@stadttheater-ennsfelden.example](mailto:presse@stadttheater-ennsfelden.example) oder rufen Sie +43\u00a07252\u00a0555\u00a001\u00a020 an, Montag bis Freitag von 9 bis 16\u00a0Uhr. Fotoproben sind zwei Tage vor jeder Premiere um 18\u00a0Uhr.

          Pressekarten bestellen Sie bitte bis fünf Tage vorher; eine Begleitung ist willkommen, wenn das Haus nicht ausverkauft ist.
        `),
      },
      { kind: 'headline', content: 'Plakate der Saison', anchor: 'pressebilder' },
      {
        kind: 'text',
        content: rich(
          'Die Plakate dürfen Sie zur Berichterstattung über die jeweilige Produktion honorarfrei verwenden, wenn Sie „Stadttheater Ennsfelden“ als Quelle nennen. Ein Klick auf ein Plakat lädt es in Druckgröße herunter.',
        ),
      },
      {
        kind: 'image-list',
        format: 'masonry',
        items: [
          { image: image('poster:hamlet'), text: 'Hamlet', link: download('poster:hamlet') },
          { image: image('poster:carmen'), text: 'Carmen', link: download('poster:carmen') },
          {
            image: image('poster:die-zauberfloete'),
            text: 'Die Zauberflöte',
            link: download('poster:die-zauberfloete'),
          },
          { image: image('poster:rusalka'), text: 'Rusalka', link: download('poster:rusalka') },
          { image: image('poster:liliom'), text: 'Liliom', link: download('poster:liliom') },
          {
            image: image('poster:le-sacre-du-printemps'),
            text: 'Le sacre du printemps',
            link: download('poster:le-sacre-du-printemps'),
          },
          {
            image: image('poster:die-fledermaus'),
            text: 'Die Fledermaus',
            link: download('poster:die-fledermaus'),
          },
          {
            image: image('poster:schwanensee'),
            text: 'Schwanensee',
            link: download('poster:schwanensee'),
          },
        ],
      },
    ],
    en: [
      {
        kind: 'two-columns',
        extra_class: 'image-text',
        image: image('house:writing-desk'),
        text: rich(`
          **Press office**

          For review tickets, interviews and filming write to [presse@stadttheater-ennsfelden.example](mailto:presse@stadttheater-ennsfelden.example) or call +43\u00a07252\u00a0555\u00a001\u00a020, Monday to Friday from 9 am to 4 pm. Photo calls take place two days before each premiere at 6 pm.

          Please order press tickets five days ahead; bring a companion if the house is not sold out.
        `),
      },
      { kind: 'headline', content: 'Posters of the season', anchor: 'press-pictures' },
      {
        kind: 'text',
        content: rich(
          'You may print the posters free of charge when you report on the production in question and name “Stadttheater Ennsfelden” as the source. Click a poster to download it in full size.',
        ),
      },
      {
        kind: 'image-list',
        format: 'masonry',
        items: [
          { image: image('poster:hamlet'), text: 'Hamlet', link: download('poster:hamlet') },
          { image: image('poster:carmen'), text: 'Carmen', link: download('poster:carmen') },
          {
            image: image('poster:die-zauberfloete'),
            text: 'The Magic Flute',
            link: download('poster:die-zauberfloete'),
          },
          { image: image('poster:rusalka'), text: 'Rusalka', link: download('poster:rusalka') },
          { image: image('poster:liliom'), text: 'Liliom', link: download('poster:liliom') },
          {
            image: image('poster:le-sacre-du-printemps'),
            text: 'Le sacre du printemps',
            link: download('poster:le-sacre-du-printemps'),
          },
          {
            image: image('poster:die-fledermaus'),
            text: 'Die Fledermaus',
            link: download('poster:die-fledermaus'),
          },
          {
            image: image('poster:schwanensee'),
            text: 'Swan Lake',
            link: download('poster:schwanensee'),
          },
        ],
      },
    ],
  },
})
