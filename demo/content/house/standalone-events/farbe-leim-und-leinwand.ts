import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const farbeLeimUndLeinwand = {
  key: 'farbe-leim-und-leinwand',
  slug: { de: 'farbe-leim-und-leinwand', en: 'paint-glue-and-canvas' },
  title: { de: 'Farbe, Leim und Leinwand', en: 'Paint, Glue and Canvas' },
  subtitle: {
    de: 'Führung durch Werkstätten und Malersaal',
    en: 'Guided tour of the workshops and the paint hall',
  },
  teaser: {
    de: 'Vom Foyer zur alten Gerberei: wie ein Bühnenbild entsteht, bevor es jemand sieht.',
    en: 'From the foyer to the old tannery: how a set comes into being before anybody sees it.',
  },
  description: {
    de: `Ein Wald für die Oper wiegt anderthalb Tonnen, ein Wald für das Schauspiel passt in zwei Kisten. Warum das so ist, erfahren Sie bei diesem Rundgang. Er beginnt im Foyer vor einem Modell im Maßstab 1:25, führt zehn Minuten den Mühlbach entlang und endet im Malersaal, wo der fertige Prospekt auf dem Boden liegt.

Dazwischen schauen Sie in die Tischlerei, in die Schlosserei und in die Kostümabteilung, riechen an einem Topf Knochenleim und probieren, mit einem zwei Meter langen Pinsel eine gerade Linie zu ziehen. Die meisten scheitern, auch die Intendantin. Tragen Sie bitte feste Schuhe und Kleidung, die einen Farbspritzer verträgt. Die Führung dauert zwei Stunden; sie findet bei jedem Wetter statt und ist auf zwanzig Personen beschränkt.`,
    en: `A forest for an opera weighs a tonne and a half; a forest for a play fits into two crates. On this tour you will find out why. It begins in the foyer in front of a model at 1:25, follows the mill stream for ten minutes and ends in the paint hall, where the finished backcloth lies on the floor.

In between you look into the joinery, the metal shop and the wardrobe, smell a pot of bone glue and try to draw a straight line with a brush two metres long. Most people fail, the General Director among them. Please wear sturdy shoes and clothes that can take a splash of paint. The tour lasts two hours, takes place in any weather and is limited to twenty people.`,
  },
  type: 'fuehrung',
  room: 'foyer-grosses-haus',
  picture: 'paint-hall',
  runs: [
    {
      season: 'first',
      room: 'foyer-grosses-haus',
      from: '10-08',
      to: '04-29',
      count: 3,
      weekdays: [5],
      times: ['16:00'],
      type: 'fuehrung',
      pricesCents: [900, 500],
    },
    {
      season: 'second',
      room: 'foyer-grosses-haus',
      from: '10-08',
      to: '04-29',
      count: 2,
      weekdays: [5],
      times: ['16:00'],
      type: 'fuehrung',
      pricesCents: [900, 500],
    },
  ],
} satisfies DemoStandaloneEvent
