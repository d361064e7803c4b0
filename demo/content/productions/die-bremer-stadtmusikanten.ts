import type { DemoProduction } from '#content/content.ts'

export const dieBremerStadtmusikanten = {
  key: 'die-bremer-stadtmusikanten',
  slug: { de: 'die-bremer-stadtmusikanten', en: 'the-bremen-town-musicians' },
  title: { de: 'Die Bremer Stadtmusikanten', en: 'The Bremen Town Musicians' },
  preline: { de: 'Junges Theater', en: 'Young audiences' },
  subtitle: {
    de: 'Nach dem Märchen der Brüder Grimm, mit viel Musik, ab 4 Jahren',
    en: 'After the fairy tale by the Brothers Grimm, with plenty of music, for ages 4 and over',
  },
  genre: 'young-audience',
  tags: ['familie', 'schulvorstellung'],
  series: ['familien-abo'],
  durationMinutes: 55,
  minimumAge: 4,
  language: {
    de: 'In deutscher Sprache und in vier Tiersprachen',
    en: 'In German and four animal languages',
  },
  teaser: {
    de: 'I-a, wau, miau, kikeriki: Vier Tiere warten auf den Bus nach Bremen. Der Bus kommt nicht. Da gründen sie eben eine Band.',
    en: 'Hee-haw, woof, miaow, cock-a-doodle-doo: four animals are waiting for the bus to Bremen. It never comes, so they form a band.',
  },
  description: {
    de: `I-a! Wau! Miau! Kikeriki! So, jetzt ihr.

Ja, genau so laut wird es bei uns auch. Ein Esel sitzt an einer Bushaltestelle und wartet auf den Bus nach Bremen. Er ist alt, sagen die Leute, er trägt keine Säcke mehr. Neben ihn setzt sich ein Hund, der nicht mehr jagen mag. Dann eine Katze mit stumpfen Zähnen. Und ganz zum Schluss ein Hahn, der am Sonntag in die Suppe soll und deshalb sehr nervös ist. Auf dem Fahrplan steht, dass gleich ein Bus kommt. Auf dem Fahrplan steht das seit Jahren.

Was macht man, wenn man wartet? Man klopft. Auf die Bank, auf den Mistkübel, auf das Haltestellenschild. Man bläst in ein Stück Gartenschlauch. Lukas Breitwieser hat mit den vier Spielerinnen und Spielern Instrumente gebaut aus allem, was an einer Haltestelle herumsteht und was uns das Altstoffsammelzentrum geschenkt hat. Der Kontrabass war einmal eine Badewanne. Der Hahn kräht durch eine Gießkanne.

Und dann wird es Abend, und im Wald brennt ein Licht. Dort sitzen Räuber und essen. Ob sie wirklich böse sind oder nur ein Haus mit Heizung haben, müsst ihr selbst herausfinden. Wenn es finster wird, ist es kurz sehr finster. Festhalten hilft. Mitsingen hilft noch mehr.

Die Erwachsenen kennen den Satz vielleicht: Etwas Besseres als den Tod findest du überall. Selma Hodžić-Berger hat ihn stehen gelassen, weil Kinder ihn gut verstehen. Ihre Inszenierung handelt von vieren, die niemand mehr braucht, und davon, dass sie nie in Bremen ankommen. Sie merken nur irgendwann, dass sie längst Musikanten sind. Nach der Vorstellung darf die Badewanne gespielt werden.`,
    en: `Hee-haw! Woof! Miaow! Cock-a-doodle-doo! Right, now you.

Yes, that is about how loud it gets in our theatre. A donkey is sitting at a bus stop, waiting for the bus to Bremen. He is old, people say, and no use for carrying sacks. A dog sits down beside him who does not care for hunting any more. Then comes a cat with blunt teeth. And last of all a cockerel, who is supposed to go into the soup on Sunday and is therefore very nervous. The timetable says there will be a bus shortly. The timetable has said so for years.

What do you do while you wait? You drum. On the bench, on the litter bin, on the sign. You blow into a piece of garden hose. Together with the four players, Lukas Breitwieser has built instruments out of everything that stands about at a bus stop and everything the recycling centre let us have. The double bass used to be a bathtub. The cockerel crows through a watering can.

Then evening comes and a light shines in the forest. Robbers are sitting there, eating. Are they really wicked, or do they merely own a house with heating? You will have to find out. When it gets dark, it is very dark for a little while. Holding on to someone helps. Singing along helps even more.

Adults may remember the line: you can find something better than death anywhere. Selma Hodžić-Berger has kept it, because children understand it well. Her production is about four creatures nobody needs any longer, and about never reaching Bremen. It just occurs to them one day that they have been musicians for quite some time. Afterwards, anyone may play the bathtub.`,
  },
  importantInfo: {
    de: 'Ab 4 Jahren. Eine kurze Szene spielt im Dunkeln.',
    en: 'Ages 4 and over. One short scene takes place in the dark.',
  },
  programme: [],
  credits: [
    { person: 'selma-hodzic-berger', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costumes' },
    },
    {
      person: 'lukas-breitwieser',
      group: 'team',
      role: { de: 'Musik und Instrumentenbau', en: 'Music and instrument making' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'barbara-fellinger', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'tobias-unterweger', group: 'cast', role: { de: 'Esel', en: 'Donkey' } },
    { person: 'moritz-kreindl', group: 'cast', role: { de: 'Hund', en: 'Dog' } },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Katze', en: 'Cat' } },
    { person: 'roland-tiefengraber', group: 'cast', role: { de: 'Hahn', en: 'Cockerel' } },
  ],
  sponsors: ['Stadtwerke Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'studio',
      from: '10-04',
      to: '10-30',
      count: 9,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      pricesCents: [1400, 1000],
    },
    {
      season: 'second',
      room: 'studio',
      from: '09-27',
      to: '10-25',
      count: 4,
      weekdays: [0],
      times: ['15:00', '11:00'],
      opensWithPremiere: true,
      pricesCents: [1400, 1000],
    },
  ],
} satisfies DemoProduction
