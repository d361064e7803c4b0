import type { DemoArticle } from './demo-article.ts'

export const einHausZumAngreifen = {
  key: 'ein-haus-zum-angreifen',
  slugEn: 'a-house-to-touch',
  title: { de: 'Ein Haus zum Angreifen', en: 'A House to Touch' },
  preline: { de: 'Notiz', en: 'Note' },
  teaser: {
    de: 'Ein Tastmodell zeigt das Haus, wie man es mit den Händen versteht.',
    en: 'A tactile model shows the house as hands understand it.',
  },
  author: 'Selma Hodžić-Berger',
  category: 'publikum',
  tags: ['barrierefrei'],
  publishedDaysAgo: 1,
  picture: 'house:tactile-model',
  events: ['tastfuehrung'],
  text: {
    de: `
Neben der Garderobe steht seit dieser Woche ein Modell des Stadttheaters aus Birnenholz, so groß wie ein Küchentisch. Man darf es angreifen, und man soll. Der Zuschauerraum lässt sich herausheben, die Ränge sind gekerbt, der Weg vom Lift zu den Rollstuhlplätzen ist als Rille zu spüren. Die Beschriftung gibt es in Schwarzschrift und in Braille.

Gebaut hat es die Theatertischlerei in ihrer freien Zeit, beraten von vier Stammgästen der Tastführungen. Der wichtigste Hinweis kam von einer von ihnen: Das Dach müsse abnehmbar sein, denn „von oben schaut ja auch sonst niemand ins Theater“.
`,
    en: `
Beside the cloakroom there has been, since this week, a model of the theatre in pear wood, as large as a kitchen table. You may touch it; that is what it is for. The auditorium lifts out, the circles are notched, and the way from the lift to the wheelchair places can be felt as a groove. Labels come in print and in Braille.

The theatre’s joiners built it in their spare time, advised by four regulars of our touch tours. The most important hint came from one of them: the roof had to come off, because “nobody looks into a theatre from above anyway”.
`,
  },
} satisfies DemoArticle
