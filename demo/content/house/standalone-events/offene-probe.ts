import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const offeneProbe = {
  key: 'offene-probe',
  slug: { de: 'offene-probe', en: 'open-rehearsal' },
  title: { de: 'Offene Probe', en: 'Open Rehearsal' },
  subtitle: {
    de: 'Zuschauen, solange nichts fertig ist',
    en: 'Watching while nothing is finished',
  },
  teaser: {
    de: 'Ein Abend auf der Probebühne: dieselbe Szene, fünf Mal, jedes Mal anders.',
    en: 'An evening on the rehearsal stage: the same scene five times, different every time.',
  },
  description: {
    de: `Auf dem Boden kleben bunte Streifen, die Wände sein sollen, der Thron ist ein Küchensessel, und die Königin trägt Turnschuhe. So sieht Theater die längste Zeit aus. Bei der offenen Probe dürfen Sie dabei sein, wenn das Schauspielensemble an einer Szene arbeitet, abbricht, von vorn beginnt und etwas findet, womit niemand gerechnet hat.

Schauspieldirektor Jakob Hinterleitner begrüßt Sie um halb sechs und erklärt, woran gerade gearbeitet wird; danach bitten wir um Stille. In der letzten Viertelstunde beantworten alle Beteiligten Fragen. Sechzig Menschen haben auf den Bänken Platz, Polster liegen bereit. Die Probebühne unter dem Dach erreicht man leider nur über 112 Stufen. Der Eintritt ist frei, eine Anmeldung über diese Seite aber notwendig.`,
    en: `Coloured tape on the floor stands for walls, the throne is a kitchen chair, and the queen is wearing trainers. For most of its life theatre looks like this. At the open rehearsal you can be there when the acting company works on a scene, breaks off, begins again and finds something nobody had expected.

Jakob Hinterleitner, Director of Drama, welcomes you at half past five and explains what is being worked on; after that we ask for silence. In the last quarter of an hour everyone involved answers questions. There is room for sixty on the benches, and cushions are provided. The rehearsal stage under the roof can unfortunately be reached only by 112 stairs. Admission is free, but booking through this page is required.`,
  },
  type: 'einfuehrung',
  room: 'probebuehne',
  picture: 'rehearsal',
  runs: [
    {
      season: 'first',
      room: 'probebuehne',
      from: '10-13',
      to: '04-20',
      count: 2,
      weekdays: [2],
      times: ['17:30'],
      type: 'einfuehrung',
      pricesCents: [0],
    },
    {
      season: 'second',
      room: 'probebuehne',
      from: '10-13',
      to: '04-20',
      count: 2,
      weekdays: [2],
      times: ['17:30'],
      type: 'einfuehrung',
      pricesCents: [0],
    },
  ],
} satisfies DemoStandaloneEvent
