import type { DemoArticle } from './demo-article.ts'

export const derApfelbaumStehtNoch = {
  key: 'der-apfelbaum-steht-noch',
  slugEn: 'the-apple-tree-still-stands',
  title: { de: 'Der Apfelbaum steht noch', en: 'The Apple Tree Still Stands' },
  preline: { de: 'Notiz', en: 'Note' },
  teaser: {
    de: 'Nach dem Gastspiel „Der Amtsweg“ ging beim Bauamt ein Antrag ein. Er war ernst gemeint.',
    en: 'After the guest performance of “Through Official Channels” the building department received an application. It was meant seriously.',
  },
  author: 'Lea Mitterlehner',
  category: 'publikum',
  tags: ['schauspiel', 'stadt', 'sprache'],
  publishedDaysAgo: 281,
  picture: 'poster:der-amtsweg',
  productions: ['der-amtsweg'],
  people: ['ferdl-haberzettl'],
  text: {
    de: `
In Ferdl Haberzettls Soloabend will ein Mann einen Apfelbaum umschneiden und braucht dafür ein Formular. Zwei Tage nach der Vorstellung im Stadtsaal lag im Ennsfeldner Bauamt ein handschriftliches Ansuchen: Eine Dame aus der Sensengasse bat um Genehmigung, ihren Apfelbaum **nicht** umzuschneiden.

Das Amt hat den Antrag geprüft und nach vierzehn Tagen bewilligt, mit Geschäftszahl. Haberzettl, der neunzehn Jahre lang Gemeindebediensteter war, hat um eine Kopie gebeten. Sie hängt jetzt gerahmt in seiner Garderobe, und in der Zugabe liest er sie vor.
`,
    en: `
In Ferdl Haberzettl’s one-man show somebody wants to cut down an apple tree and needs a form for it. Two days after the performance in the Town Hall a handwritten application arrived at Ennsfelden’s building department: a lady from Sensengasse requested permission **not** to cut down her apple tree.

The department examined the application and granted it after a fortnight, with a file number. Haberzettl, himself a municipal employee for nineteen years, asked for a copy. It now hangs framed in his dressing room, and he reads it out as an encore.
`,
  },
} satisfies DemoArticle
