import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const tanzenOhneVorkenntnisse = {
  key: 'tanzen-ohne-vorkenntnisse',
  slug: { de: 'tanzen-ohne-vorkenntnisse', en: 'dancing-for-beginners' },
  title: { de: 'Tanzen ohne Vorkenntnisse', en: 'Dancing for Beginners' },
  subtitle: { de: 'Workshop mit dem Ballett', en: 'Workshop with the ballet company' },
  teaser: {
    de: 'Ayumi Tanigawa und Mateusz Zielarek zeigen, dass jeder Körper etwas zu erzählen hat.',
    en: 'Ayumi Tanigawa and Mateusz Zielarek show that every body has a story to tell.',
  },
  description: {
    de: `Sie brauchen keine Spitzenschuhe, kein Trikot und kein Talent. Bequeme Kleidung und dicke Socken genügen. An diesem Vormittag üben Sie zuerst, was die Compagnie täglich übt: stehen, gehen, fallen und wieder aufstehen. Dann lernen Sie eine Minute aus einem Stück des laufenden Spielplans und verändern sie so lange, bis es Ihre eigene ist.

Geleitet wird der Workshop von Ayumi Tanigawa und Mateusz Zielarek, am Klavier begleitet Ursula Stelzhammer. Mitmachen können alle zwischen sechzehn und neunzig; wer sitzt, tanzt im Sitzen. Nach zwei Stunden gibt es Suppe in der Kantine. Die Gruppe ist auf vierundzwanzig Personen begrenzt, und Zuschauen geht nicht, weil dann alle schüchtern werden. Die Probebühne liegt unter dem Dach und hat leider keinen Lift.`,
    en: `You need no pointe shoes, no leotard and no talent. Comfortable clothes and thick socks will do. This morning you first practise what the company practises daily: standing, walking, falling and getting up again. Then you learn one minute of a piece from the current season and change it until it is your own.

The workshop is led by Ayumi Tanigawa and Mateusz Zielarek, with Ursula Stelzhammer at the piano. Anybody between sixteen and ninety may take part; those who sit, dance sitting. After two hours there is soup in the canteen. The group is limited to twenty-four, and watching is not possible, because it makes everyone shy. The rehearsal stage is under the roof and unfortunately has no lift. Instructions are given in German and English.`,
  },
  type: 'workshop',
  room: 'probebuehne',
  runs: [
    {
      season: 'first',
      room: 'probebuehne',
      from: '11-14',
      to: '03-20',
      count: 2,
      weekdays: [6],
      times: ['10:30'],
      type: 'workshop',
      pricesCents: [1200, 800],
    },
    {
      season: 'second',
      room: 'probebuehne',
      from: '11-14',
      to: '03-20',
      count: 1,
      weekdays: [6],
      times: ['10:30'],
      type: 'workshop',
      pricesCents: [1200, 800],
    },
  ],
} satisfies DemoStandaloneEvent
