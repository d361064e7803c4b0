import type { DemoArticle } from './demo-article.ts'

export const derLetzteZugWartet = {
  key: 'der-letzte-zug-wartet',
  slugEn: 'the-last-train-waits',
  title: { de: 'Warum der letzte Zug wartet', en: 'Why the Last Train Waits' },
  preline: { de: 'Service', en: 'Service' },
  teaser: {
    de: 'An Spielabenden fährt die Bahn erst, wenn der Applaus vorbei ist. Wie es dazu kam, und wer das Zeichen gibt.',
    en: 'On performance nights the train leaves only when the applause is over. How that came about, and who gives the signal.',
  },
  author: 'Matthias Reichenfelser',
  category: 'publikum',
  tags: ['stadt', 'nachhaltig'],
  publishedDaysAgo: 57,
  picture: 'house:square-in-snow',
  text: {
    de: `
Fahrplanmäßig ist um 22:34\u00a0Uhr Schluss. Wer bis zum letzten Takt bleiben wollte, musste früher laufen oder mit dem Auto kommen, und zwei Drittel kamen mit dem Auto. Dann hat eine Abonnentin nachgerechnet, wie oft sie in zwanzig Jahren das Ende der „Fledermaus“ gesehen hat: nie.

Sie schrieb an das Theater, das Theater an die Bahn, die Bahn an das Land. Nach elf Monaten lag eine Vereinbarung vor, die auf einer Seite Platz hat: An Spielabenden wartet der letzte Zug flussaufwärts bis zu fünfundzwanzig Minuten. Das Zeichen gibt die Inspizientin. Sie drückt nach dem letzten Vorhang einen Knopf, und auf dem Bahnhof geht ein grünes Licht an.

Seither kommen vier von zehn Gästen aus dem Tal mit dem Zug. Die Abonnentin hat die „Fledermaus“ inzwischen dreimal zu Ende gesehen. Sie sagt, der Schluss sei eigentlich vorhersehbar.
`,
    en: `
By the timetable the last one goes at 10.34 pm. Those who wanted to stay to the final bar had to run, or come by car, and two thirds came by car. Then a subscriber worked out how often in twenty years she had seen the end of “Die Fledermaus”: never.

She wrote to the theatre, the theatre wrote to the railway, the railway wrote to the province. After eleven months there was an agreement that fits on one page: on performance nights the last train upriver waits for up to twenty-five minutes. The signal is given by the stage manager. After the final curtain she presses a button, and at the station a green light comes on.

Since then four in ten of our visitors from the valley have come by train. The subscriber has by now seen “Die Fledermaus” to the end three times. She says that the ending is rather predictable.
`,
  },
} satisfies DemoArticle
