import { facts } from '#content/house/facts.ts'
import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const hinterDemEisernen = {
  key: 'hinter-dem-eisernen',
  slug: { de: 'hinter-dem-eisernen', en: 'behind-the-safety-curtain' },
  title: { de: 'Hinter dem Eisernen', en: 'Behind the Safety Curtain' },
  subtitle: { de: 'Führung durch das Stadttheater', en: 'Guided tour of the Stadttheater' },
  teaser: {
    de: 'Neunzig Minuten vom Schnürboden bis zur Unterbühne, mit Menschen, die dort arbeiten.',
    en: 'Ninety minutes from the grid to the understage, with people who work there.',
  },
  description: {
    de: `Der Eiserne Vorhang wiegt elf Tonnen und braucht vierundzwanzig Sekunden. Was hinter ihm liegt, zeigen Ihnen bei dieser Führung abwechselnd eine Inspizientin, ein Bühnenmeister und die Leiterin der Requisite. Sie stehen auf der Bühne von 1911, sehen der Drehscheibe beim Drehen zu und dürfen am Inspizientenpult ein Lichtzeichen geben. Danach geht es über die Eisenstiege hinauf zum Schnürboden und wieder hinunter in den Raum, in dem Geister versinken.

Treffpunkt ist das Kassenfoyer. Die Gruppe umfasst höchstens fünfundzwanzig Personen; für den Schnürboden sollten Sie 84 Stufen bewältigen, eine stufenlose Variante über den Lift gibt es auf Wunsch. Kinder ab ${facts.tourMinimumAge.de} kommen gern mit, große Taschen bleiben an der Garderobe. Fotografieren ist erlaubt, außer wenn auf der Bühne gerade umgebaut wird.`,
    en: `The safety curtain weighs eleven tonnes and takes twenty-four seconds. What lies behind it is shown on this tour by a stage manager, a master carpenter and the head of props in turn. You will stand on the stage of 1911, watch the revolve at work and give a light cue from the stage manager’s desk. Then the iron staircase leads up to the grid and down again into the room where ghosts go when they sink.

Meet in the box-office foyer. Groups are limited to twenty-five; for the grid you should be able to manage 84 steps, and a step-free version by lift is available on request. Children from the age of ${facts.tourMinimumAge.en} are welcome, large bags stay in the cloakroom. Photography is allowed, except while the set is being changed. The tour is in German; the guides are happy to answer questions in English.`,
  },
  type: 'fuehrung',
  room: 'grosses-haus',
  picture: 'iron-curtain',
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '09-12',
      to: '06-12',
      count: 5,
      weekdays: [6],
      times: ['14:00'],
      type: 'fuehrung',
      pricesCents: [900, 500],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '09-18',
      to: '06-18',
      count: 5,
      weekdays: [6],
      times: ['14:00'],
      type: 'fuehrung',
      pricesCents: [900, 500],
    },
  ],
} satisfies DemoStandaloneEvent
