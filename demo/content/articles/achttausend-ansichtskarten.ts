import type { DemoArticle } from './demo-article.ts'

export const achttausendAnsichtskarten = {
  key: 'achttausend-ansichtskarten',
  slugEn: 'eight-thousand-postcards',
  title: { de: 'Achttausend Ansichtskarten', en: 'Eight Thousand Postcards' },
  preline: { de: 'Notiz', en: 'Note' },
  teaser: {
    de: 'Der Wolfgangsee im „Weißen Rössl“ besteht aus Ihrer Post. Ein Zwischenstand.',
    en: 'In “The White Horse Inn” the lake is made of your post. An interim report.',
  },
  author: 'Ilse Drabek',
  category: 'publikum',
  tags: ['operette', 'buehnenbild', 'stadt'],
  publishedDaysAgo: 203,
  picture: 'poster:im-weissen-roessl',
  productions: ['im-weissen-roessl'],
  people: ['wolfgang-steinparz', 'katharina-obermoser'],
  text: {
    de: `
Seit dem Herbst bitten wir um Ansichtskarten, blau muss etwas darauf sein. Gekommen sind 8.114, aus Caorle, Grado und Bad Aussee, aus Tromsø, Nairobi und einem Krankenhaus in Kirchdorf, dessen Aussicht auf den Parkplatz jemand blau übermalt hat. Die älteste trägt einen Stempel von 1908.

Wolfgang Steinparz hat sie nach Helligkeit sortiert und zu einem See gelegt. Gelesen wurden alle. „Das Wetter ist schön, das Essen ist gut, ich denke an daheim“ steht auf zweihundertsechs von ihnen, in elf Sprachen. Einige sind an jedem Abend auf der Bühne zu hören.
`,
    en: `
Since autumn we have been asking for picture postcards with something blue on them. 8,114 have arrived, from Caorle, Grado and Bad Aussee, from Tromsø, Nairobi and a hospital in Kirchdorf whose view of the car park somebody has painted over in blue. The oldest bears a postmark of 1908.

Wolfgang Steinparz has sorted them by brightness and laid them out as a lake. All of them were read. “The weather is fine, the food is good, I am thinking of home” is on two hundred and six of them, in eleven languages. Some can be heard on stage every night.
`,
  },
} satisfies DemoArticle
