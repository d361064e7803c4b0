import type { DemoProduction } from '#content/content.ts'

export const brucknerSieben = {
  key: 'bruckner-sieben',
  slug: { de: 'bruckner-sieben', en: 'bruckner-seven' },
  title: { de: 'Bruckner Sieben', en: 'Bruckner Seven' },
  preline: { de: 'Orchesterkonzert', en: 'Orchestral concert' },
  subtitle: {
    de: 'Motetten und die Siebente Symphonie von Anton Bruckner, das „Siegfried-Idyll“ von Richard Wagner',
    en: 'Motets and the Seventh Symphony by Anton Bruckner, the “Siegfried Idyll” by Richard Wagner',
  },
  genre: 'concert',
  tags: ['mit-einfuehrung'],
  series: ['konzertzyklus'],
  durationMinutes: 116,
  language: { de: '', en: '' },
  teaser: {
    de: 'Zuerst ein Chor ohne Instrumente, dann ein Geburtstagsgruß für dreizehn Spieler, dann die Symphonie mit den vier Tuben. Ein Abend, der von innen nach außen wächst.',
    en: 'First a choir without instruments, then a birthday greeting for thirteen players, then the symphony with the four tubas. An evening that grows from the inside outwards.',
  },
  description: {
    de: [
      'Vier Wagnertuben wiegen zusammen ungefähr so viel wie ein dreijähriges Kind. Ennsfelden besitzt keine. Sie kommen in einem Kleinbus, werden von Hornisten gespielt, die dafür ein anderes Mundstück einpacken, und haben in der Symphonie keine halbe Stunde zu tun. Ohne diese halbe Stunde wäre sie nicht, was sie ist.',
      'Marek Dvorsky, unser Solohornist, führt das Quartett an. Er beschreibt den Klang als den eines Raumes, in dem gerade jemand zu sprechen aufgehört hat. Als Bruckner am Adagio saß, rechnete er mit Wagners Tod; als die Nachricht kam, war er kurz vor dem Ende, und was er anfügte, nannte er die eigentliche Trauermusik. Ob der Beckenschlag auf dem Höhepunkt von ihm stammt oder von Freunden eingeredet wurde, ist bis heute nicht geklärt. Tibor Szalkay lässt ihn spielen, der Schlagzeuger wartet mehr als eine halbe Stunde darauf.',
      'Das Konzert beginnt im leeren Licht. Unser Chor steht nicht auf dem Podium, sondern entlang der Saalwände, und singt drei Motetten, die Bruckner für Kirchen der Umgebung geschrieben haben könnte und zum Teil auch hat: kurze, genaue Stücke, in denen eine Pause so viel bedeutet wie ein Akkord. Wer sie im Ohr hat, hört später, dass auch die Symphonie von einem gedacht ist, der im Hall zu Hause war.',
      'Dazwischen dreizehn Musikerinnen und Musiker mit dem „Siegfried-Idyll“, das Wagner 1870 am Weihnachtsmorgen auf einer Stiege aufführen ließ, damit seine Frau davon erwache. So klein besetzt wie damals spielt man es selten. Es zeigt einen Wagner, den Bruckner kaum kannte und der ihm vermutlich gefallen hätte: einen, der leise sein kann und es eilig hat, nicht fertig zu werden.',
    ].join('\n\n'),
    en: [
      'Four Wagner tubas together weigh about as much as a three-year-old child. Ennsfelden owns none. They arrive in a van, are played by horn players who pack a different mouthpiece for the purpose, and in the symphony they have less than half an hour’s work. Without that half hour it would not be what it is.',
      'Marek Dvorsky, our principal horn, leads the quartet. He describes the sound as that of a room in which someone has just stopped speaking. When Bruckner was at work on the Adagio he was expecting Wagner’s death; when the news came he had almost reached the end, and what he added he called the real funeral music. Whether the cymbal clash at the climax is his or was urged on him by friends has never been settled. Tibor Szalkay has it played, and the percussionist waits for it for more than half an hour.',
      'The concert begins in bare light. Our choir stands along the walls of the hall instead of on the platform and sings three motets which Bruckner might have written for churches hereabouts, and in part did: short, exact pieces in which a silence means as much as a chord. With these in your ear you will notice later that the symphony, too, was conceived by someone at home in an echo.',
      'Between them come thirteen musicians with the “Siegfried Idyll”, which Wagner had performed on a staircase on Christmas morning in 1870 so that his wife should wake to it. It is seldom played with forces as small as they were then. It shows a Wagner whom Bruckner hardly knew and would probably have liked: one who can be quiet, and is in a hurry not to finish.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      composer: 'Anton Bruckner',
      title: {
        de: 'Drei Motetten für Chor a cappella',
        en: 'Three motets for unaccompanied choir',
      },
      movements: ['Locus iste WAB 23', 'Os justi WAB 30', 'Christus factus est WAB 11'],
      minutes: 12,
    },
    {
      kind: 'work',
      composer: 'Richard Wagner',
      title: { de: 'Siegfried-Idyll', en: 'Siegfried Idyll' },
      minutes: 19,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      composer: 'Anton Bruckner',
      title: { de: 'Symphonie Nr. 7 E-Dur WAB 107', en: 'Symphony No. 7 in E major, WAB 107' },
      movements: [
        'Allegro moderato',
        'Adagio. Sehr feierlich und sehr langsam',
        'Scherzo. Sehr schnell',
        'Finale. Bewegt, doch nicht schnell',
      ],
      minutes: 65,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    {
      person: 'eva-brandtner-holl',
      group: 'team',
      role: { de: 'Konzertmeisterin', en: 'Leader of the orchestra' },
    },
    {
      person: 'vera-noskova',
      group: 'team',
      role: { de: 'Konzertdramaturgie', en: 'Concert dramaturgy' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Einführung', en: 'Introductory talk' } },
    {
      person: 'marek-dvorsky',
      group: 'cast',
      role: { de: 'Horn und Wagnertuba', en: 'Horn and Wagner tuba' },
    },
    { person: 'stefan-wurzinger', group: 'cast', role: { de: 'Solocello', en: 'Principal cello' } },
    { person: 'agnes-pointinger', group: 'cast', role: { de: 'Soloflöte', en: 'Principal flute' } },
    { person: 'eva-brandtner-holl', group: 'cast', role: { de: 'Solovioline', en: 'Solo violin' } },
  ],
  sponsors: ['Sparkasse Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '10-08',
      to: '10-11',
      count: 2,
      weekdays: [4, 6, 0],
      times: ['19:30'],
      type: 'konzert',
      pricesCents: [5200, 3800, 2600],
    },
  ],
} satisfies DemoProduction
