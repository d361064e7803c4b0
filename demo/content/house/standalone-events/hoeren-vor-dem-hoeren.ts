import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const hoerenVorDemHoeren = {
  key: 'hoeren-vor-dem-hoeren',
  slug: { de: 'hoeren-vor-dem-hoeren', en: 'listening-before-listening' },
  title: { de: 'Hören vor dem Hören', en: 'Listening before Listening' },
  subtitle: { de: 'Werkeinführung mit Klavier', en: 'Introduction with piano' },
  teaser: {
    de: 'Zwanzig Minuten, ein Flügel und drei Stellen, auf die man später wartet.',
    en: 'Twenty minutes, one piano and three moments to wait for later.',
  },
  description: {
    de: `Wer weiß, wann das Thema wiederkommt, hört es anders. Vor den Konzerten im Stadtsaal setzt sich Ursula Stelzhammer an den Flügel und führt mit Tibor Szalkay oder einem seiner Gäste durch das Programm des Abends. Es geht nicht um Jahreszahlen, sondern um drei oder vier Stellen, die man sich merken kann: eine Wendung in der Bratsche, ein Takt zu viel, eine Pause, die den Saal anhält.

Noten lesen muss dafür niemand können. Die Einführung beginnt eine Stunde vor dem Konzert, dauert zwanzig Minuten und ist mit der Konzertkarte gratis; wer nur zuhören will, zahlt drei Euro. Danach bleibt Zeit für ein Glas im Gewölbe. Eine Induktionsschleife ist in Betrieb.`,
    en: `If you know when the theme returns, you hear it differently. Before the concerts in the Town Hall Ursula Stelzhammer sits down at the piano and, with Tibor Szalkay or one of his guests, leads you through the evening’s programme. This is not about dates but about three or four passages worth remembering: a turn in the violas, one bar too many, a rest that brings the hall to a stop.

Nobody needs to read music. The introduction begins an hour before the concert, lasts twenty minutes and is free with a concert ticket; those who come for the talk alone pay three euros. Afterwards there is time for a drink in the vault. A hearing loop is in operation. The talk is in German.`,
  },
  type: 'einfuehrung',
  room: 'stadtsaal',
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '10-02',
      to: '05-21',
      count: 2,
      weekdays: [5],
      times: ['18:30'],
      type: 'einfuehrung',
      pricesCents: [300],
    },
    {
      season: 'second',
      room: 'stadtsaal',
      from: '10-02',
      to: '05-21',
      count: 2,
      weekdays: [5],
      times: ['18:30'],
      type: 'einfuehrung',
      pricesCents: [300],
    },
  ],
} satisfies DemoStandaloneEvent
