import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const hoffest = {
  key: 'hoffest',
  slug: { de: 'hoffest', en: 'court-festival' },
  title: { de: 'Hoffest zum Saisonstart', en: 'Season Opening in the Court' },
  subtitle: {
    de: 'Ein Nachmittag mit allen, die hier arbeiten',
    en: 'An afternoon with everyone who works here',
  },
  teaser: {
    de: 'Kurze Szenen, lange Tische und ein Chor aus allen, die gerade da sind.',
    en: 'Short scenes, long tables and a choir of whoever happens to be there.',
  },
  description: {
    de: `Ehe der erste Vorhang aufgeht, sitzen wir einen Nachmittag lang mit Ihnen im Hof des Salzstadels. Alle halben Stunden gibt es etwas zu sehen: zehn Minuten Oper, fünf Minuten Nestroy, eine Pas-de-deux-Probe auf Kopfsteinpflaster. Die Maske schminkt Wunden und Schnurrbärte, die Requisite verrät, woraus Theaterblut besteht, und die Kassa verkauft die ersten Karten der Spielzeit mit zehn Prozent Nachlass.

Um 17 Uhr stellt Intendantin Katharina Obermoser die Saison vor, sie hat dafür acht Minuten und eine strenge Glocke. Zum Schluss singt Chordirektor Gregor Nussbaumeder mit allen einen Kanon, dessen Noten auf den Bierdeckeln stehen. Der Eintritt ist frei, Platzkarten helfen uns beim Einkauf der Bratwürstel. Bei Regen feiern wir im Stadtsaal.`,
    en: `Before the first curtain rises, we spend an afternoon with you in the court of the salt store. Every half hour there is something to see: ten minutes of opera, five minutes of Nestroy, a pas de deux rehearsal on cobblestones. The make-up department paints wounds and moustaches, the props people reveal what stage blood is made of, and the box office sells the season’s first tickets at ten per cent off.

At 5 pm. Katharina Obermoser, General Director, presents the season; she is given eight minutes and a strict bell. To finish, chorus master Gregor Nussbaumeder sings a round with everybody, the music for which is printed on the beer mats. Admission is free; tickets help us to buy the right number of sausages. If it rains, we celebrate in the Town Hall.`,
  },
  type: 'vorstellung',
  room: 'hofbuehne',
  runs: [
    {
      season: 'first',
      room: 'hofbuehne',
      from: '09-05',
      to: '09-11',
      count: 1,
      weekdays: [6],
      times: ['15:00'],
      type: 'vorstellung',
      pricesCents: [0],
    },
    {
      season: 'second',
      room: 'hofbuehne',
      from: '09-05',
      to: '09-11',
      count: 1,
      weekdays: [6],
      times: ['15:00'],
      type: 'vorstellung',
      pricesCents: [0],
    },
  ],
} satisfies DemoStandaloneEvent
