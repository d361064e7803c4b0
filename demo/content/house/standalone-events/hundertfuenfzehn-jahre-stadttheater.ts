import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const hundertfuenfzehnJahreStadttheater = {
  key: 'hundertfuenfzehn-jahre-stadttheater',
  slug: { de: 'hundertfuenfzehn-jahre-stadttheater', en: 'a-hundred-and-fifteen-years' },
  title: {
    de: 'Hundertfünfzehn Jahre Stadttheater',
    en: 'A Hundred and Fifteen Years of the Stadttheater',
  },
  subtitle: { de: 'Ausstellung im Foyer', en: 'Exhibition in the foyer' },
  teaser: {
    de: 'Kassabücher, Modelle und ein angebranntes Wolkenstück erzählen vom Haus, seit 1911.',
    en: 'Ledgers, models and a scorched piece of cloud tell the story of the house since 1911.',
  },
  description: {
    de: `Das erste Exponat ist eine Rechnung: 412 Glühbirnen, geliefert im September 1911, bezahlt im März 1913. Das letzte ist die Liste derer, die 2019 für die Sanierung ihre Sitznummer gekauft haben. Dazwischen liegen hundertfünfzehn Jahre mit Erfolgen, Pleiten, zwei Bränden und einer Zeit, in der das Haus bereitwillig mitmachte. Auch sie ist zu sehen, mit den Namen jener, die 1938 entlassen wurden, und mit dem, was man über ihr weiteres Leben weiß.

Kuratiert hat die Ausstellung Ilse Drabek mit vier pensionierten Bühnenarbeitern, die das Archiv im Dachboden geordnet haben. An den hier angekündigten Nachmittagen führen sie selbst durch das Foyer und erzählen, was in keiner Akte steht. Der Eintritt ist frei. Besucherinnen und Besucher der Vorstellungen sehen die Ausstellung auch in den Pausen.`,
    en: `The first exhibit is an invoice: 412 light bulbs, delivered in September 1911, paid for in March 1913. The last is the list of those who bought their seat number to fund the renovation of 2019. In between lie a hundred and fifteen years of successes, failures, two fires, and a time when the house was only too willing to play along. That time is on show as well, with the names of those who were dismissed in 1938 and what is known of their later lives.

Ilse Drabek curated the exhibition with four retired stagehands, who put the archive in the attic in order. On the afternoons announced here they guide visitors through the foyer themselves and tell what is in no file. Admission is free. Audiences can also see the exhibition during intervals.`,
  },
  type: 'ausstellung',
  room: 'foyer-grosses-haus',
  picture: 'archive',
  runs: [
    {
      season: 'first',
      room: 'foyer-grosses-haus',
      from: '10-07',
      to: '02-28',
      count: 5,
      weekdays: [0, 3],
      times: ['15:00'],
      type: 'ausstellung',
      pricesCents: [0],
    },
  ],
} satisfies DemoStandaloneEvent
