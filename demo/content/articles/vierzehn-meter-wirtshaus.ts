import type { DemoArticle } from './demo-article.ts'

export const vierzehnMeterWirtshaus = {
  key: 'vierzehn-meter-wirtshaus',
  slugEn: 'fourteen-metres-of-inn',
  title: { de: 'Vierzehn Meter Wirtshaus', en: 'Fourteen Metres of Inn' },
  preline: { de: 'Notiz', en: 'Note' },
  teaser: {
    de: 'Die Tafel im „Hamlet“ ist aus sechs aufgelassenen Gasthöfen zusammengesetzt. Man liest noch, was dort gesprochen wurde.',
    en: 'The table in “Hamlet” is put together from six inns that have closed. What was said there can still be read.',
  },
  author: 'Ilse Drabek',
  category: 'werkstatt',
  tags: ['schauspiel', 'buehnenbild', 'nachhaltig'],
  publishedDaysAgo: 61,
  picture: 'poster:hamlet',
  productions: ['hamlet'],
  events: ['farbe-leim-und-leinwand'],
  people: ['wolfgang-steinparz'],
  text: {
    de: `
„Zum Anker“, „Ortner“, „Goldenes Schiff“, „Kirchenwirt“, „Post“ und noch einmal „Post“: Aus diesen sechs Häusern zwischen Ennsfelden und den Bergen stammt das Holz der vierzehn Meter langen Tafel, an der Dänemark zu Abend isst. Wolfgang Steinparz hat die Tischplatten einzeln gekauft, bei Räumungen, manchmal am letzten Tag.

Abgeschliffen wurde nichts. Man findet Brandflecken, drei Herzen, eine halbe Schachpartie und die Abrechnung eines Kartenspiels von 1974, der zufolge ein gewisser Schorsch noch elf Schilling schuldet. Wer vorne sitzt, kann in der Pause nachlesen. Bezahlt hat er bis heute nicht.
`,
    en: `
The Anchor, Ortner’s, the Golden Ship, the Church Inn, the Post and another Post: from these six houses between Ennsfelden and the mountains comes the wood of the fourteen-metre table at which Denmark has its dinner. Wolfgang Steinparz bought the tops one at a time, at clearances, sometimes on the last day.

Nothing was sanded. There are burns, three hearts, half a game of chess and the reckoning of a card game of 1974, according to which a certain Schorsch still owes eleven schillings. Those in front can read it for themselves in the interval. He has not paid to this day.
`,
  },
} satisfies DemoArticle
