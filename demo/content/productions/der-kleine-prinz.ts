import type { DemoProduction } from '#content/content.ts'

export const derKleinePrinz = {
  key: 'der-kleine-prinz',
  slug: { de: 'der-kleine-prinz', en: 'the-little-prince' },
  title: { de: 'Der kleine Prinz', en: 'The Little Prince' },
  preline: { de: 'Junges Theater', en: 'Young audiences' },
  subtitle: {
    de: 'Nach Antoine de Saint-Exupéry, für alle ab 6 Jahren',
    en: 'After Antoine de Saint-Exupéry, for everyone aged 6 and over',
  },
  genre: 'young-audience',
  tags: ['familie', 'schulvorstellung', 'wiederaufnahme'],
  series: ['familien-abo'],
  durationMinutes: 65,
  minimumAge: 6,
  language: {
    de: 'In deutscher Sprache, mit wenigen Worten',
    en: 'In German, with few words',
  },
  teaser: {
    de: 'Ein Pilot, ein kaputtes Flugzeug, sehr viel Sand. Und jemand, der ein Schaf gezeichnet haben möchte, und zwar sofort.',
    en: 'A pilot, a broken aeroplane, a great deal of sand. And someone who would like a sheep drawn, at once, please.',
  },
  description: {
    de: `Bitte, zeichne mir ein Schaf! Das sagt einer, den es mitten in der Wüste gar nicht geben dürfte. Der Pilot hat ein kaputtes Flugzeug, Wasser für acht Tage und überhaupt keine Zeit für Schafe. Er zeichnet trotzdem eines. Es ist zu krank. Das nächste hat Hörner. Das dritte ist zu alt. Also zeichnet er eine Kiste mit Löchern und sagt: Das Schaf ist da drin. Und genau so eines hat der kleine Prinz gewollt.

Bei uns wird wirklich gezeichnet, und zwar mit Sand. Tobias Unterweger steht als Pilot an einem alten Overheadprojektor aus der Volksschule. Er streut, wischt, bläst, und an der Wand wachsen daraus Vulkane, Sterne, ein Fuchs mit zwei Ohren und ein König, der keinen Platz zum Sitzen lässt. Nichts davon bleibt. Ein Wischer, und der Planet ist weg. Dann fängt der nächste an.

Wie groß ist eigentlich ein Planet, auf dem nur eine Person wohnt? Selma Hodžić-Berger reist als Prinz von einem zum anderen. Überall wohnt ein großer Mensch, der schrecklich beschäftigt ist: mit Zählen, mit Trinken, mit dem An- und Ausmachen einer Laterne. Ihr werdet vielleicht jemanden erkennen. Schaut nicht gleich alle zu euren Eltern hin.

Und für die Großen: Saint-Exupéry schrieb das Buch 1943 im New Yorker Exil, in einem Jahr, in dem das Verschwinden nichts Märchenhaftes hatte. Barbara Fellinger macht aus dem Abschied kein Rätsel und keinen Trost. Der Prinz geht, der Pilot bleibt mit einer Kiste zurück. Beim Hinausgehen liegt Sand auf dem Tisch. Man darf hineinzeichnen, und vorher die Zeichnung eines anderen verwischen, sonst ist kein Platz.`,
    en: `Please draw me a sheep! The person asking should not be here at all, in the middle of the desert. The pilot has a broken aeroplane, water for eight days and no time whatever for sheep. He draws one anyway. It looks ill. The next one has horns. The third is too old. So he draws a box with holes in it and says: your sheep is inside. And that is just the sheep the little prince wanted.

In our theatre somebody really is drawing, with sand. Tobias Unterweger, the pilot, stands at an old overhead projector from the primary school. He sprinkles, wipes and blows, and on the wall there grow volcanoes, stars, a fox with two ears and a king who leaves nobody room to sit down. None of it lasts. One swipe and the planet has gone. Then the next one starts.

How big is a planet where only one person lives? Selma Hodžić-Berger travels as the prince from each to the next. On every one there is a grown-up who is dreadfully busy, counting, or drinking, or putting a street lamp on and off. You may recognise somebody. Try not to look at your parents all at the same time.

And for the grown-ups: Saint-Exupéry’s book came out in 1943, while he was in exile in New York, in a year when there was nothing fairy-tale about people disappearing. Barbara Fellinger makes the farewell neither a riddle nor a consolation. The prince leaves and the pilot stays behind with a box. On your way out there is sand on the table. You may draw in it. You will have to wipe away another person’s picture first, or there will be no room.`,
  },
  importantInfo: {
    de: 'Ab 6 Jahren. Nach den Vorstellungen am Vormittag gibt es auf Wunsch ein Gespräch für Schulklassen.',
    en: 'Ages 6 and over. School groups are welcome to stay for a conversation after the morning performances.',
  },
  programme: [],
  credits: [
    { person: 'barbara-fellinger', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costumes' },
    },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'selma-hodzic-berger',
      group: 'cast',
      role: { de: 'Der kleine Prinz', en: 'The Little Prince' },
    },
    {
      person: 'tobias-unterweger',
      group: 'cast',
      role: { de: 'Der Pilot, Sandbilder', en: 'The Pilot, sand drawings' },
    },
    {
      person: 'moritz-kreindl',
      group: 'cast',
      role: { de: 'König, Laternenanzünder, Fuchs', en: 'King, Lamplighter, Fox' },
    },
    {
      person: 'nora-tschernitz',
      group: 'cast',
      role: { de: 'Rose, Schlange', en: 'Rose, Snake' },
    },
  ],
  sponsors: ['Buchhandlung am Stadtplatz'],
  runs: [
    {
      season: 'first',
      room: 'studio',
      from: '01-27',
      to: '03-20',
      count: 7,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      pricesCents: [1400, 1000],
    },
    {
      season: 'first',
      room: 'studio',
      from: '01-18',
      to: '03-15',
      count: 4,
      weekdays: [0],
      times: ['15:00', '11:00'],
      opensWithPremiere: true,
      pricesCents: [1400, 1000],
    },
    {
      season: 'second',
      room: 'studio',
      from: '04-13',
      to: '05-07',
      count: 3,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      pricesCents: [1400, 1000],
    },
    {
      season: 'second',
      room: 'studio',
      from: '04-18',
      to: '05-09',
      count: 2,
      weekdays: [0],
      times: ['11:00', '15:00'],
      pricesCents: [1400, 1000],
    },
  ],
} satisfies DemoProduction
