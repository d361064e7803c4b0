import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const matineeAmSonntag = {
  key: 'matinee-am-sonntag',
  slug: { de: 'matinee-am-sonntag', en: 'sunday-matinee' },
  title: { de: 'Matinee am Sonntag', en: 'Sunday Matinee' },
  subtitle: { de: 'Einführung in die nächste Premiere', en: 'Introduction to the next premiere' },
  teaser: {
    de: 'Leitungsteam und Ensemble sprechen über die kommende Premiere, spielen Ausschnitte und lassen sich ausfragen.',
    en: 'Creative team and cast talk about the coming premiere, perform excerpts and take questions.',
  },
  description: {
    de: `Eine Woche vor der Premiere ist alles noch offen: das Licht, der Schluss, manchmal der Hut. Genau dann laden wir zur Matinee. Regie, Ausstattung und musikalische Leitung erzählen, warum sie das Stück so und nicht anders machen; das Ensemble singt oder spielt zwei Szenen, am Klavier und ohne Kostüm. Chefdramaturgin Ilse Drabek moderiert und fragt auch nach dem, was nicht geglückt ist.

Nach einer Stunde gehört das Gespräch Ihnen. Kaffee und Kipferl stehen ab halb elf bereit, Kinder werden im Malzimmer nebenan betreut, wenn Sie uns bis Freitag Bescheid geben. Der Eintritt ist frei, Zählkarten erhalten Sie an der Kassa oder hier. Mit dem Opern-Abo sind zwei Plätze für Sie zurückgelegt.`,
    en: `A week before the premiere everything is still open: the light, the ending, sometimes the hat. That is when we invite you to the matinee. Director, designers and conductor explain why they are doing the piece this way and no other; the cast perform two scenes, with piano and without costumes. Ilse Drabek, our Head of Dramaturgy, leads the conversation and also asks about what has gone wrong.

After an hour the floor is yours. Coffee and pastries are served from half past ten, and children are looked after in the painting room next door if you tell us by Friday. Admission is free; tickets are available at the box office or here. Opera subscribers have two seats reserved for them. The talk is in German.`,
  },
  type: 'einfuehrung',
  room: 'foyer-grosses-haus',
  picture: 'prompt-desk',
  runs: [
    {
      season: 'first',
      room: 'foyer-grosses-haus',
      from: '09-20',
      to: '05-10',
      count: 3,
      weekdays: [0],
      times: ['11:00'],
      type: 'einfuehrung',
      pricesCents: [0],
    },
    {
      season: 'second',
      room: 'foyer-grosses-haus',
      from: '09-20',
      to: '05-10',
      count: 3,
      weekdays: [0],
      times: ['11:00'],
      type: 'einfuehrung',
      pricesCents: [0],
    },
  ],
} satisfies DemoStandaloneEvent
