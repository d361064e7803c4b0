import type { DemoArticle } from './demo-article.ts'

export const derChristbaumWirdNotenpult = {
  key: 'der-christbaum-wird-notenpult',
  slugEn: 'from-christmas-tree-to-music-stand',
  title: { de: 'Vom Christbaum zum Notenpult', en: 'From Christmas Tree to Music Stand' },
  preline: { de: 'Notiz', en: 'Note' },
  teaser: {
    de: 'Der Baum vom Podium wird nach Dreikönig nicht verheizt. Man kann auf ihm weiterspielen.',
    en: 'After Epiphany the tree from the platform is not burnt. One can go on playing on it.',
  },
  author: 'Vera Noskova',
  category: 'werkstatt',
  tags: ['konzert', 'nachhaltig', 'orchester'],
  publishedDaysAgo: 41,
  picture: 'poster:weihnachtsoratorium',
  productions: ['weihnachtsoratorium'],
  people: ['gregor-nussbaumeder'],
  text: {
    de: `
Fichte ist Klangholz, sagen Geigenbauer. Fichte ist weich, sagt unsere Tischlerei. Beide haben recht. Der Baum, der beim „Weihnachtsoratorium“ neben den Pauken steht, kommt jedes Jahr aus einem Garten in Ennsfelden, heuer von der Familie Reisinger, und wird nach Dreikönig aufgeschnitten, ein Jahr lang getrocknet und zu Notenpulten verarbeitet.

Neun sind bis jetzt entstanden. Auf der Unterseite steht der Name der Familie, die den Baum gegeben hat. An Pult vier, erkennbar an einem Astloch, spielt die zweite Flöte; sie behauptet, es rieche bei jedem Forte ein wenig nach Harz.
`,
    en: `
Spruce is tonewood, say violin makers. Spruce is soft, say our joiners. Both are right. The tree that stands next to the timpani in the “Christmas Oratorio” comes from a garden in Ennsfelden every year, this time the Reisinger family’s; after Epiphany it is sawn up, dried for a year and made into music stands.

So far there are nine. On the underside of each is the name of the family that gave the tree. At stand four, which has a knot-hole, sits the second flute; she claims that at every forte there is a faint smell of resin.
`,
  },
} satisfies DemoArticle
