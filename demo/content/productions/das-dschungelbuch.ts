import type { DemoProduction } from '#content/content.ts'

export const dasDschungelbuch = {
  key: 'das-dschungelbuch',
  slug: { de: 'das-dschungelbuch', en: 'the-jungle-book' },
  title: { de: 'Das Dschungelbuch', en: 'The Jungle Book' },
  preline: { de: 'Familienstück zur Weihnachtszeit', en: 'Family show for the Christmas season' },
  subtitle: {
    de: 'Nach den Erzählungen von Rudyard Kipling, mit Musik von Lukas Breitwieser, ab 6 Jahren',
    en: 'After the stories by Rudyard Kipling, with music by Lukas Breitwieser, for ages 6 and over',
  },
  genre: 'young-audience',
  tags: ['familie', 'schulvorstellung', 'barrierefrei'],
  series: ['familien-abo'],
  durationMinutes: 85,
  minimumAge: 6,
  language: {
    de: 'In deutscher Sprache, einzelne Vorstellungen mit Gebärdensprachdolmetschung',
    en: 'In German, some performances with Austrian Sign Language interpretation',
  },
  teaser: {
    de: 'Ein Menschenkind bei den Wölfen, ein Bär als Lehrer, ein Verschubbahnhof voller Birken. Wem gehört der Dschungel, und wer gehört dazu?',
    en: 'A human child among wolves, a bear for a teacher, a shunting yard full of birch trees. Whose jungle is it, and who belongs?',
  },
  description: {
    de: `Wo ist der nächste Dschungel? In Ennsfelden liegt er hinter dem alten Verschubbahnhof. Dort wachsen Birken aus den Waggons, im Stellwerk wohnen Dohlen, und wer sich bückt, findet zwischen den Schienen Walderdbeeren. Wolfgang Steinparz hat ihn für die Bühne nachgebaut, mit Weichen, Prellbock und einem Wasserturm, in dem sich sehr gut eine Schlange verstecken lässt.

In diesem Dschungel kommt eines Nachts ein Menschenkind an. Es hat kein Fell, kann nicht riechen, läuft langsam. Das Wolfsrudel muss entscheiden: Darf es bleiben? Nach dem Gesetz braucht es zwei, die dafür sprechen. Einer davon ist der Bär Balu, der Lehrer, der immer Hunger hat. Die andere ist die Pantherin Baghira, und sie zahlt sogar etwas dafür. Der Tiger Shir Khan findet, das Kind gehört ihm. Er sagt es leise. Das macht ihn unangenehm.

Mowgli lernt Sprachen: Wolf, Vogel, Schlange. In jeder heißt der wichtigste Satz gleich: Wir sind vom selben Blut, du und ich. Ihr lernt ihn auch, mit Händen und Pfoten, und ihr werdet ihn brauchen, wenn die Affen kommen. Amina Diarra-Koch hat mit dem Jugendclub unseres Hauses getanzt, bis niemand mehr wusste, wo der Affe aufhört.

Für die Erwachsenen noch ein Wort. Kipling veröffentlichte die Geschichten 1894, als Kind des Empire, und nicht alles, was er über Ordnung dachte, muss man ihm nachsprechen. Barbara Fellinger erzählt das Gesetz des Dschungels als eine Verabredung, die sich ändern lässt, sobald alle am Ratsfelsen sitzen. Selma Hodžić-Bergers Mowgli geht am Schluss weder zu den Menschen noch zurück. Sie legt eine Weiche um.`,
    en: `Where is the nearest jungle? In Ennsfelden it lies behind the old shunting yard. Birch trees grow out of the wagons there, jackdaws live in the signal box, and if you bend down you will find wild strawberries between the rails. Wolfgang Steinparz has rebuilt it for the stage, with points, buffers and a water tower that is a very good place for hiding a snake.

One night a human child turns up in this jungle. It has no fur, cannot smell things and is slow on its feet. The wolf pack has to decide: may it stay? By law there must be two who speak for it. The first is Baloo the bear, the teacher, who is always hungry. The second is Bagheera the panther, and she even pays a price. Shere Khan the tiger believes the child belongs to him. He says so quietly, which is what makes him unpleasant.

Mowgli learns languages: Wolf, Bird, Snake. The most important sentence is the same in all of them: we be of one blood, thou and I. You will learn it too, with hands and paws, and you will need it when the monkeys come. Amina Diarra-Koch has danced with our youth club until nobody could tell where the monkey stops.

A word for the adults. Kipling published the stories in 1894, as a child of the Empire, and one need not repeat everything he thought about order. Barbara Fellinger tells the Law of the Jungle as an agreement that can be changed, provided everybody is sitting at the Council Rock. At the end Selma Hodžić-Berger’s Mowgli goes neither to the humans nor back to the wolves. She switches the points.`,
  },
  importantInfo: {
    de: 'Ab 6 Jahren. Sitzerhöhungen gibt es kostenlos an der Garderobe.',
    en: 'Ages 6 and over. Booster seats are available free of charge at the cloakroom.',
  },
  programme: [
    { kind: 'work', title: { de: 'Die Wölfe', en: 'The wolves' }, minutes: 35 },
    { kind: 'interval', minutes: 15 },
    { kind: 'work', title: { de: 'Der Tiger', en: 'The tiger' }, minutes: 35 },
  ],
  credits: [
    { person: 'barbara-fellinger', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'selma-hodzic-berger', group: 'cast', role: { de: 'Mowgli', en: 'Mowgli' } },
    { person: 'tobias-unterweger', group: 'cast', role: { de: 'Balu', en: 'Baloo' } },
    { person: 'miriam-oellinger', group: 'cast', role: { de: 'Baghira', en: 'Bagheera' } },
    { person: 'moritz-kreindl', group: 'cast', role: { de: 'Shir Khan', en: 'Shere Khan' } },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Kaa', en: 'Kaa' } },
    { person: 'konrad-leitgeb', group: 'cast', role: { de: 'Akela', en: 'Akela' } },
  ],
  sponsors: ['Stadtwerke Ennsfelden', 'Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '11-22',
      to: '12-22',
      count: 9,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      pricesCents: [1400, 1000],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '11-15',
      to: '12-20',
      count: 5,
      weekdays: [0],
      times: ['15:00', '11:00'],
      opensWithPremiere: true,
      pricesCents: [1600, 1200],
    },
  ],
} satisfies DemoProduction
