import type { DemoProduction } from '#content/content.ts'

export const dasLiedVonDerErde = {
  key: 'das-lied-von-der-erde',
  slug: { de: 'das-lied-von-der-erde', en: 'the-song-of-the-earth' },
  title: { de: 'Das Lied von der Erde', en: 'The Song of the Earth' },
  preline: { de: 'Orchesterkonzert', en: 'Orchestral concert' },
  subtitle: {
    de: 'Werke von Alma Mahler und Gustav Mahler',
    en: 'Works by Alma Mahler and Gustav Mahler',
  },
  genre: 'concert',
  tags: ['mit-einfuehrung', 'uebertitel'],
  series: ['konzertzyklus'],
  durationMinutes: 98,
  language: {
    de: 'Gesungen in deutscher Sprache mit Textprojektion',
    en: 'Sung in German with projected texts in German and English',
  },
  teaser: {
    de: 'Zwei Menschen, ein Haushalt, zwei Notenpapiere. Die fünf Lieder, die Alma Mahler schreiben durfte, und das große, das Gustav Mahler nicht mehr hörte.',
    en: 'Two people, one household, two sorts of manuscript paper. The five songs Alma Mahler saw into print, and the great one Gustav Mahler never heard.',
  },
  description: {
    de: [
      '1911 war ein Jahr der Abschiede und der Bauarbeiten. Im Mai starb in Wien Gustav Mahler. Im Oktober wurde in Ennsfelden das Stadttheater eröffnet, mit Freibier und einer Ansprache, die als zu lang in Erinnerung blieb. Und im November dirigierte Bruno Walter in München zum ersten Mal „Das Lied von der Erde“, ein halbes Jahr zu spät für den Komponisten.',
      'Das eine hat mit dem anderen nichts zu tun, außer dass diese Stadt ein Theater besitzt, das gleich alt ist wie dieser Klang. Tibor Szalkay hat das Stück zwölf Jahre lang nicht dirigieren wollen. Er wartete, sagt er, bis er zwei Stimmen hatte, die miteinander nicht wetteifern. Gerald Pichlbauer singt die drei Tenorlieder, in denen getrunken und gelacht und zuletzt verschlafen wird, gegen ein Orchester, das ihn kaum durchlässt. Klara Neumeister-Vogt hat die drei anderen, darunter den „Abschied“, der beinahe so lange dauert wie alle übrigen zusammen.',
      'Mahler fand die Worte bei chinesischen Dichtern der Tang-Zeit, oder vielmehr bei Hans Bethge, der sie aus anderen Übersetzungen nachgedichtet hatte, ohne Chinesisch zu können. Es sind Kopien von Kopien. Gerade darum klingen sie nicht nach Ferne, sondern nach jemandem, der beim Lesen an sich selbst gedacht hat. Wir projizieren den Text groß und ruhig über das Podium, damit niemand blättern muss.',
      'Davor, nicht als Beigabe, stehen fünf Lieder von Alma Schindler, die bei der Hochzeit versprechen musste, nicht mehr zu komponieren. Mahler sah sie acht Jahre später wieder durch, erschrak über ihre Qualität und ließ sie drucken. Theresa Haslauer singt sie zu Orchesterfarben, die spätere Hände dazugesetzt haben. Dann ist Pause, und man darf sich über die beiden Gedanken machen.',
    ].join('\n\n'),
    en: [
      'The year 1911 was one of farewells and building works. In May Gustav Mahler died in Vienna. In October the Stadttheater opened in Ennsfelden, with free beer and a speech remembered as too long. And in November, in Munich, Bruno Walter conducted “The Song of the Earth” for the first time, half a year too late for the composer.',
      'The one has nothing to do with the other, except that this town owns a theatre as old as that sound. For twelve years Tibor Szalkay declined to conduct the piece. He was waiting, he says, until he had two voices that do not compete. Gerald Pichlbauer sings the three tenor songs, in which there is drinking and laughter and finally oversleeping, against an orchestra that will hardly let him through. Klara Neumeister-Vogt has the other three, among them the “Farewell”, which lasts almost as long as all the rest together.',
      'Mahler found the words in Chinese poets of the Tang dynasty, or rather in Hans Bethge, who had recast them from other people’s translations without knowing Chinese. They are copies of copies. That may be why they sound less like a distant country than like somebody thinking of himself as he read. We project the text, large and still, above the platform, so that nobody has to turn pages.',
      'Before it, and not as an extra, come five songs by Alma Schindler, who on marrying had to promise to give up composing. Eight years later Mahler looked through them again, was shaken by their quality and had them printed. Theresa Haslauer sings them to orchestral colours added by later hands. Then there is an interval, in which to think about the two of them.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      composer: 'Alma Mahler',
      title: {
        de: 'Fünf Lieder, für Orchester eingerichtet',
        en: 'Five Songs, arranged for orchestra',
      },
      movements: [
        'Die stille Stadt',
        'In meines Vaters Garten',
        'Laue Sommernacht',
        'Bei dir ist es traut',
        'Ich wandle unter Blumen',
      ],
      minutes: 16,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      composer: 'Gustav Mahler',
      title: {
        de: 'Das Lied von der Erde, eine Symphonie für Tenor, Alt und Orchester',
        en: 'The Song of the Earth, a symphony for tenor, contralto and orchestra',
      },
      movements: [
        'Das Trinklied vom Jammer der Erde',
        'Der Einsame im Herbst',
        'Von der Jugend',
        'Von der Schönheit',
        'Der Trunkene im Frühling',
        'Der Abschied',
      ],
      minutes: 62,
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
      person: 'ursula-stelzhammer',
      group: 'team',
      role: { de: 'Studienleitung', en: 'Head of music staff' },
    },
    {
      person: 'ilse-drabek',
      group: 'team',
      role: { de: 'Konzertdramaturgie', en: 'Concert dramaturgy' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'leonore-schwaighofer',
      group: 'team',
      role: { de: 'Einführung', en: 'Introductory talk' },
    },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Alt', en: 'Contralto' } },
    { person: 'gerald-pichlbauer', group: 'cast', role: { de: 'Tenor', en: 'Tenor' } },
    {
      person: 'theresa-haslauer',
      group: 'cast',
      role: { de: 'Mezzosopran (Fünf Lieder)', en: 'Mezzo-soprano (Five Songs)' },
    },
    { person: 'agnes-pointinger', group: 'cast', role: { de: 'Soloflöte', en: 'Principal flute' } },
    { person: 'marek-dvorsky', group: 'cast', role: { de: 'Solohorn', en: 'Principal horn' } },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '05-07',
      to: '05-09',
      count: 2,
      weekdays: [4, 5, 6],
      times: ['19:30'],
      type: 'konzert',
      pricesCents: [5200, 3800, 2600],
    },
  ],
} satisfies DemoProduction
