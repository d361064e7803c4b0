import type { DemoProduction } from '#content/content.ts'

export const neujahrskonzert = {
  key: 'neujahrskonzert',
  slug: { de: 'neujahrskonzert', en: 'new-years-concert' },
  title: { de: 'Neujahrskonzert', en: 'New Year’s Concert' },
  preline: { de: 'Konzert im Stadtsaal', en: 'Concert in the town hall' },
  subtitle: {
    de: 'Werke der Familie Strauss, von Franz Lehár, Josephine Amann-Weinlich und anderen',
    en: 'Works by the Strauss family, Franz Lehár, Josephine Amann-Weinlich and others',
  },
  genre: 'concert',
  tags: ['familie', 'klassiker'],
  series: ['konzertzyklus'],
  durationMinutes: 104,
  language: { de: '', en: '' },
  teaser: {
    de: 'Zwei Stunden nach dem Aufstehen: Walzer, Polken, eine Entdeckung und die Frage, wer heuer den Radetzkymarsch dirigiert.',
    en: 'Two hours after getting up: waltzes, polkas, one discovery and the question of who will conduct the Radetzky March this year.',
  },
  description: {
    de: [
      'In der ersten Reihe sitzt seit 1998 Frau Magister Hauer aus der Bahnhofstraße, und seit 1998 schläft sie beim „Kaiserwalzer“ ein. Sie hat uns erlaubt, das zu schreiben. Es sei, sagt sie, das schönste Aufwachen des Jahres, denn dann kommt die Donau, und alles liegt noch vor einem.',
      'Genau so ist dieses Programm gebaut. Es beginnt kräftig, mit einer Ouvertüre, die auch unausgeschlafene Ohren findet, geht über Josef Strauss’ „Dorfschwalben“ in eine ruhige Viertelstunde und nimmt mit Eduards „Bahn frei!“ wieder Fahrt auf. Tibor Szalkay ist mit dieser Musik aufgewachsen, allerdings von der ungarischen Seite; er besteht auf „Éljen a Magyár!“ und auf einem zweiten Viertel im Walzer, das sich nicht genau nachmessen lässt.',
      'Die Entdeckung steht an dritter Stelle. Josephine Amann-Weinlich gründete in Wien ein Damenorchester, mit dem sie ab den 1870er-Jahren durch halb Europa und bis in die Vereinigten Staaten reiste. Nur das Blech ließ sie von sieben Buben spielen. Ihr „Frauen-Emanzipations-Marsch“ dauert vier Minuten, hat Humor und nimmt keine Rücksicht. Das Horn bläst bei uns Marek Dvorsky; er hat angeboten zu tauschen.',
      'Yuna Sakamori singt Adele und die „Frühlingsstimmen“ in der Fassung mit Koloratur, Gerald Pichlbauer das, was ein Tenor zu Neujahr singen muss. Durch das Programm führt Konrad Leitgeb, höchstens zwei Minuten am Stück. Wer den Radetzkymarsch dirigiert, wird in der Pause verlost, das Los kostet fünf Euro und geht an die Instrumentensammlung der Musikschule. Die Gewinnerin vom Vorjahr war sieben, und sie hat das Tempo gehalten.',
    ].join('\n\n'),
    en: [
      'In the front row, since 1998, has sat Mrs Hauer of Bahnhofstraße, and since 1998 she has fallen asleep during the “Emperor Waltz”. She has given us leave to say so. There is no finer awakening all year, she says, for then comes the Danube and everything still lies ahead.',
      'This programme is built accordingly. It starts vigorously, with an overture that will find its way into ears short of sleep, passes by way of Josef Strauss’s “Village Swallows” into a calm quarter of an hour, and picks up speed again with Eduard’s “Clear the Track”. Tibor Szalkay grew up with this music, though on the Hungarian side of it; he insists on “Éljen a Magyár!” and on a second beat in the waltz that cannot quite be measured.',
      'The discovery comes third. Josephine Amann-Weinlich founded a ladies’ orchestra in Vienna with which, from the 1870s, she toured half of Europe and the United States. Only the brass was left to seven boys. Her “Women’s Emancipation March” lasts four minutes, has a sense of humour and spares nobody. The horn in our orchestra is played by Marek Dvorsky; he has offered to swap.',
      'Yuna Sakamori sings Adele and the “Voices of Spring” in the version with coloratura, Gerald Pichlbauer what a tenor must sing at New Year. Konrad Leitgeb presents, never for more than two minutes at a stretch. Who conducts the Radetzky March is decided by raffle in the interval; a ticket costs five euros, and the proceeds buy instruments for the music school. Last year’s winner was seven years old, and she kept the tempo.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      composer: 'Johann Strauss (Sohn)',
      title: { de: 'Ouvertüre zu „Eine Nacht in Venedig“', en: 'Overture to “A Night in Venice”' },
      minutes: 8,
    },
    {
      kind: 'work',
      composer: 'Josef Strauss',
      title: {
        de: '„Dorfschwalben aus Österreich“, Walzer op. 164',
        en: '“Village Swallows from Austria”, waltz, Op. 164',
      },
      minutes: 9,
    },
    {
      kind: 'work',
      composer: 'Josephine Amann-Weinlich',
      title: { de: '„Frauen-Emanzipations-Marsch“', en: '“Women’s Emancipation March”' },
      minutes: 4,
    },
    {
      kind: 'work',
      composer: 'Johann Strauss (Sohn)',
      title: {
        de: '„Mein Herr Marquis“ aus „Die Fledermaus“',
        en: '“Mein Herr Marquis” from “Die Fledermaus”',
      },
      minutes: 4,
    },
    {
      kind: 'work',
      composer: 'Eduard Strauss',
      title: {
        de: '„Bahn frei!“, Polka schnell op. 45',
        en: '“Clear the Track”, fast polka, Op. 45',
      },
      minutes: 3,
    },
    {
      kind: 'work',
      composer: 'Franz Lehár',
      title: { de: '„Gold und Silber“, Walzer op. 79', en: '“Gold and Silver”, waltz, Op. 79' },
      minutes: 9,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      composer: 'Franz von Suppè',
      title: { de: 'Ouvertüre zu „Leichte Kavallerie“', en: 'Overture to “Light Cavalry”' },
      minutes: 7,
    },
    {
      kind: 'work',
      composer: 'Franz Lehár',
      title: {
        de: '„Dein ist mein ganzes Herz“ aus „Das Land des Lächelns“',
        en: '“Dein ist mein ganzes Herz” from “The Land of Smiles”',
      },
      minutes: 4,
    },
    {
      kind: 'work',
      composer: 'Johann Strauss (Sohn)',
      title: { de: '„Kaiserwalzer“ op. 437', en: '“Emperor Waltz”, Op. 437' },
      minutes: 12,
    },
    {
      kind: 'work',
      composer: 'Johann Strauss (Sohn)',
      title: {
        de: '„Éljen a Magyár!“, Polka schnell op. 332',
        en: '“Éljen a Magyár!”, fast polka, Op. 332',
      },
      minutes: 3,
    },
    {
      kind: 'work',
      composer: 'Johann Strauss (Sohn)',
      title: { de: '„Frühlingsstimmen“, Walzer op. 410', en: '“Voices of Spring”, waltz, Op. 410' },
      minutes: 7,
    },
    {
      kind: 'work',
      composer: 'Johann Strauss (Sohn)',
      title: {
        de: '„An der schönen blauen Donau“, Walzer op. 314',
        en: '“The Blue Danube”, waltz, Op. 314',
      },
      minutes: 11,
    },
    {
      kind: 'work',
      composer: 'Johann Strauss (Vater)',
      title: { de: '„Radetzkymarsch“ op. 228', en: '“Radetzky March”, Op. 228' },
      minutes: 3,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    {
      person: 'eva-brandtner-holl',
      group: 'team',
      role: { de: 'Konzertmeisterin', en: 'Leader of the orchestra' },
    },
    {
      person: 'ilse-drabek',
      group: 'team',
      role: { de: 'Konzertdramaturgie', en: 'Concert dramaturgy' },
    },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Blumen und Saal', en: 'Flowers and hall' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    { person: 'yuna-sakamori', group: 'cast', role: { de: 'Sopran', en: 'Soprano' } },
    { person: 'gerald-pichlbauer', group: 'cast', role: { de: 'Tenor', en: 'Tenor' } },
    { person: 'konrad-leitgeb', group: 'cast', role: { de: 'Moderation', en: 'Presenter' } },
    { person: 'agnes-pointinger', group: 'cast', role: { de: 'Soloflöte', en: 'Principal flute' } },
    { person: 'marek-dvorsky', group: 'cast', role: { de: 'Solohorn', en: 'Principal horn' } },
  ],
  sponsors: ['Sparkasse Ennsfelden', 'Stadtwerke Ennsfelden'],
  promoter: 'Stadt Ennsfelden',
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '01-01',
      to: '01-03',
      count: 2,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      times: ['11:00', '17:00'],
      type: 'konzert',
      pricesCents: [5800, 4400, 3000],
    },
    {
      season: 'second',
      room: 'stadtsaal',
      from: '01-01',
      to: '01-03',
      count: 2,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      times: ['11:00', '17:00'],
      type: 'konzert',
      pricesCents: [5800, 4400, 3000],
    },
  ],
} satisfies DemoProduction
