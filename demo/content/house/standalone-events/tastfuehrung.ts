import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const tastfuehrung = {
  key: 'tastfuehrung',
  slug: { de: 'tastfuehrung', en: 'touch-tour' },
  title: { de: 'Tastführung', en: 'Touch Tour' },
  subtitle: {
    de: 'Bühne, Kostüm und Requisite für blinde und sehbehinderte Gäste',
    en: 'Stage, costumes and props for blind and partially sighted visitors',
  },
  teaser: {
    de: 'Brokat, Blech und Bühnenboden mit den Händen kennenlernen, bevor sich der Vorhang hebt.',
    en: 'Brocade, tin and stage boards, explored by hand before the curtain rises.',
  },
  description: {
    de: `Wie hoch ist die Treppe, über die der Held am Abend stürzt? Wie schwer ist ein Königsmantel, und was knistert daran? Bei der Tastführung gehen Sie vor der Vorstellung auf die Bühne, messen sie mit Schritten aus und nehmen Kostüme, Perücken und Requisiten in die Hand. Mitglieder des Ensembles stellen sich mit jener Stimme vor, in der sie später sprechen oder singen.

Johanna Katzensteiner, die auch die Hörfassungen des Hauses einspricht, begleitet die Gruppe. Zwölf Gäste können teilnehmen, dazu je eine Begleitperson und alle Assistenzhunde. Wir holen Sie auf Wunsch vom Bahnhof oder von der Bushaltestelle Theater ab. Der Eintritt ist frei; das Empfangsgerät für die anschließende Vorstellung leihen wir Ihnen ohne Pfand.`,
    en: `How high are the stairs down which the hero falls tonight? How heavy is a king’s robe, and what is it that rustles? On the touch tour you walk onto the stage before the performance, pace it out and take costumes, wigs and props in your hands. Members of the cast introduce themselves in the voice in which they will later speak or sing.

Johanna Katzensteiner, who also records the house’s audio descriptions, accompanies the group. There is room for twelve visitors, each with one companion, and for all assistance dogs. On request we will meet you at the station or at the bus stop Theater. Admission is free, and we lend you the receiver for the performance that follows without a deposit. The tour is in German.`,
  },
  type: 'fuehrung',
  room: 'grosses-haus',
  picture: 'tactile-model',
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '11-20',
      to: '04-30',
      count: 1,
      weekdays: [5],
      times: ['17:30'],
      type: 'fuehrung',
      pricesCents: [0],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '11-20',
      to: '04-30',
      count: 1,
      weekdays: [5],
      times: ['17:30'],
      type: 'fuehrung',
      pricesCents: [0],
    },
  ],
} satisfies DemoStandaloneEvent
