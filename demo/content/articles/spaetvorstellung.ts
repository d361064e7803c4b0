import type { DemoArticle } from './demo-article.ts'

export const spaetvorstellung = {
  key: 'spaetvorstellung',
  slugEn: 'late-show',
  title: { de: 'Die Spätvorstellung', en: 'The Late Show' },
  preline: { de: 'Spielklubs', en: 'Drama clubs' },
  teaser: {
    de: 'Der jüngste Spielklub des Hauses ist der älteste: alle über siebzig, alle neugierig, eine mit Motorrad.',
    en: 'The house’s newest drama club is its oldest: everyone over seventy, everyone curious, one with a motorcycle.',
  },
  author: 'Ilse Drabek',
  category: 'ensemble',
  tags: ['junges-theater', 'schauspiel', 'probe'],
  publishedDaysAgo: 352,
  picture: 'house:rehearsal',
  productions: ['das-dschungelbuch'],
  people: ['selma-hodzic-berger'],
  text: {
    de: `
Am Dienstag um drei wird auf der Probebühne aufgewärmt: Schultern kreisen, Grimassen, Zungenbrecher. Die Gruppe heißt „Spätvorstellung“, sie hat vierzehn Mitglieder zwischen einundsiebzig und neunundachtzig Jahren, und weil die Probebühne 112 Stufen über der Straße liegt, hat sie heuer beschlossen, ins Foyer zu übersiedeln.

Selma Hodžić-Berger leitet fünf Spielklubs am Haus, dies ist der letzte, den sie gegründet hat. „Kinder fragen, was sie sagen sollen“, sagt sie. „Die hier fragen, ob sie es sagen dürfen.“ Im „Dschungelbuch“ sprechen sie vom Band den Rat der Wölfe, vierzehn Stimmen, denen man anhört, dass sie schon öfter über jemanden abgestimmt haben.

Im Juni zeigt die Gruppe auf der Studiobühne ein eigenes Stück. Es handelt von einer Entführung. Mehr wird nicht verraten, außer dass Frau Wimmer ihr Motorrad mitbringt.
`,
    en: `
On Tuesdays at three there is a warm-up on the rehearsal stage: shoulder rolls, grimaces, tongue-twisters. The group is called “Late Show”, it has fourteen members between seventy-one and eighty-nine years of age, and since the rehearsal stage lies 112 steps above the street, it has decided this year to move to the foyer.

Selma Hodžić-Berger runs five drama clubs at the house; this is the last one she founded. “Children ask what they ought to say,” she says. “This lot ask whether they are allowed to.” In “The Jungle Book” they speak, on tape, the council of the wolves: fourteen voices that one can tell have voted on people before.

In June the group will show a piece of its own on the Studio Stage. It is about a kidnapping. Nothing more will be given away, except that Mrs Wimmer is bringing her motorcycle.
`,
  },
} satisfies DemoArticle
