import type { DemoPageMaker } from './demo-page.ts'

export const house: DemoPageMaker = ({ image }) => ({
  key: 'house',
  path: { de: 'haus', en: 'house' },
  title: { de: 'Das Haus', en: 'The house' },
  inMenu: true,
  headline: { de: 'Ein Haus für alle', en: 'A house for everyone' },
  description: {
    de: 'Das Stadttheater Ennsfelden: ein Haus von 1911 mit vier Spielorten.',
    en: 'Stadttheater Ennsfelden: a house of 1911 with four venues.',
  },
  modules: {
    de: [
      { kind: 'headline', content: 'Vier Orte, ein Spielplan', preline: 'Seit 1911' },
      {
        kind: 'section',
        layout: '67-33',
        columns: [
          [
            {
              kind: 'full-teaser',
              headline: 'Großes Haus',
              text: '620 Plätze in drei Rängen, eine Drehbühne von 1957 und ein Orchestergraben für 54 Musikerinnen und Musiker.',
              link: '/de/programm',
              link_text: 'Zum Programm',
              image: image('poster:hamlet'),
            },
          ],
          [{ kind: 'headline', content: 'Studio', headline_level: 3 }],
        ],
      },
      {
        kind: 'image-list',
        format: 'grid',
        items: [
          { image: image('poster:hamlet'), text: 'Hamlet' },
          { image: image('poster:carmen'), text: 'Carmen' },
        ],
      },
    ],
    en: [{ kind: 'headline', content: 'Four places, one programme', preline: 'Since 1911' }],
  },
})
