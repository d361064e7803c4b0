import type { DemoProduction } from '#demo/content.ts'

export const derNussknacker = {
  key: 'der-nussknacker',
  slug: { de: 'der-nussknacker', en: 'the-nutcracker' },
  title: { de: 'Der Nussknacker', en: 'The Nutcracker' },
  preline: { de: 'Ballett für alle ab 5', en: 'Ballet for everyone from 5' },
  subtitle: {
    de: 'Ballett in zwei Akten von Camille Bertholon nach E. T. A. Hoffmann, Musik von Pjotr Iljitsch Tschaikowski',
    en: 'Ballet in two acts by Camille Bertholon after E. T. A. Hoffmann, music by Pyotr Ilyich Tchaikovsky',
  },
  genre: 'dance',
  tags: ['familie', 'klassiker', 'schulvorstellung'],
  series: ['familien-abo', 'samstag-abo'],
  durationMinutes: 113,
  minimumAge: 5,
  language: { de: '', en: '' },
  teaser: {
    de: 'Heiliger Abend, Bahnhof Ennsfelden, es geht kein Zug mehr. Marie packt einen Nussknacker aus, und der Wartesaal beginnt zu wachsen.',
    en: 'Christmas Eve at Ennsfelden station, and the trains have stopped. Marie unwraps a nutcracker, and the waiting room begins to grow.',
  },
  description: {
    de: [
      'Der letzte Zug nach Süden hätte um 16.52 Uhr fahren sollen. Es schneit, die Weiche ist eingefroren, und im Wartesaal von Ennsfelden sitzen am 24. Dezember Leute, die einander nicht kennen, mit viel Gepäck. Eine Familie ist darunter. Die Tochter heißt Marie, hat alles gelesen, was sie mithat, und schaut dem Fahrdienstleiter zu, der mit einem Werkzeugkasten unter dem Arm eine Fichte hereinträgt.',
      'Aus diesem Anfang entwickelt Camille Bertholon ihre Fassung. Der Fahrdienstleiter heißt natürlich Drosselmeier. Er repariert, was kaputt ist, und schenkt Marie einen Nussknacker, den jemand im Fundbüro nie abgeholt hat. Um Mitternacht wächst der Baum bis in den Schnürboden, die Bänke werden Schützengräben gegen ein Heer von Mäusen, die in grauen Eisenbahnermänteln kommen und von vierundzwanzig Kindern der städtischen Ballettklassen getanzt werden. Wer eines davon kennt, sollte am Ausgang auf sehr ausführliche Berichte gefasst sein.',
      'Im zweiten Akt fährt dann niemand in ein Zuckerreich. Statt fremder Völker, die auf Bestellung Kaffee, Tee und Schokolade tanzen, öffnen die Wartenden ihre Koffer. Ein Koch aus Triest hat eine Kaffeemühle mit, zwei Schwestern einen Samowar, ein Soldat auf Urlaub seine Stiefel, und jede und jeder zeigt, was man am Heiligen Abend daheim tanzen würde. Die Zuckerfee ist die Dame vom Buffet, die um drei Uhr früh ihre Vitrine aufsperrt.',
      'Für Kinder ab fünf ist das zu verstehen, ohne dass jemand mitflüstern muss; die Dauer haben wir mit der Volksschule erprobt, samt Pause. Am Ende fährt der Zug. Marie steigt ein, und was sie in der Manteltasche findet, sieht man nur aus den vorderen Reihen. Den anderen sagen wir es gern beim Hinausgehen.',
    ].join('\n\n'),
    en: [
      'The last train south should have left at 4.52 pm. It is snowing, the points have frozen, and in the waiting room of Ennsfelden station on 24 December sit people who do not know each other, with a great deal of luggage. Among them is a family. The daughter is called Marie; she has read everything she brought and is watching the station master, who is carrying in a spruce with a toolbox under his arm.',
      'From this opening Camille Bertholon develops her version. The station master’s name, of course, is Drosselmeier. He mends what is broken, and gives Marie a nutcracker that somebody never collected from lost property. At midnight the tree grows up into the flies and the benches become trenches against an army of mice, who wear grey railwaymen’s coats and are danced by twenty-four children from the town’s ballet classes. If you know one of them, be prepared for a very full report at the exit.',
      'In the second act nobody travels to a land of sweets. Instead of foreign nations dancing coffee, tea and chocolate to order, the stranded passengers open their suitcases. A cook from Trieste has a coffee mill with him, two sisters a samovar, a soldier on leave his boots, and each of them shows what they would be dancing at home on Christmas Eve. The Sugar Plum Fairy is the lady from the buffet, who unlocks her glass case at three in the morning.',
      'Children from five can follow all this without anyone whispering along; we tried out the length, interval included, with the primary school. In the end the train runs. Marie gets on, and what she finds in her coat pocket can be seen only from the front rows. We shall be glad to tell the others on the way out.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Akt: Der Wartesaal – Die Schlacht – Im Schnee',
        en: 'Act One: The waiting room – The battle – In the snow',
      },
      movements: [
        'Ouverture miniature',
        'L’arbre de Noël',
        'Marche',
        'Danse du grand-père',
        'La bataille',
        'Valse des flocons de neige',
      ],
      minutes: 45,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt: Die Reisenden – Der Morgenzug',
        en: 'Act Two: The travellers – The morning train',
      },
      movements: [
        'Le café',
        'Le thé',
        'Trépak',
        'Danse des mirlitons',
        'Valse des fleurs',
        'Pas de deux',
        'Valse finale',
      ],
      minutes: 43,
    },
  ],
  credits: [
    {
      person: 'camille-bertholon',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Kostüme', en: 'Costume design' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'barbara-fellinger',
      group: 'team',
      role: { de: 'Theaterpädagogik', en: 'Education' },
    },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'ayumi-tanigawa', group: 'cast', role: { de: 'Marie', en: 'Marie' } },
    {
      person: 'jonas-ebersdorfer',
      group: 'cast',
      role: { de: 'Der Nussknacker', en: 'The Nutcracker' },
    },
    {
      person: 'mateusz-zielarek',
      group: 'cast',
      role: { de: 'Drosselmeier, Fahrdienstleiter', en: 'Drosselmeier, station master' },
    },
    {
      person: 'ines-quintanar',
      group: 'cast',
      role: { de: 'Die Zuckerfee', en: 'The Sugar Plum Fairy' },
    },
    { person: 'luca-serravalle', group: 'cast', role: { de: 'Ihr Kavalier', en: 'Her Cavalier' } },
    {
      person: 'hanna-lindqvister',
      group: 'cast',
      role: { de: 'Maries Mutter / Schneekönigin', en: 'Marie’s mother / Snow Queen' },
    },
  ],
  sponsors: ['Stadtwerke Ennsfelden', 'Bäckerei Wimhofer'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '11-20',
      to: '01-05',
      count: 6,
      weekdays: [4, 5],
      times: ['18:30'],
      opensWithPremiere: true,
      pricesCents: [5800, 4600, 3400, 2000],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '11-29',
      to: '01-03',
      count: 4,
      weekdays: [0],
      times: ['15:00'],
      pricesCents: [5800, 4600, 3400, 2000],
    },
  ],
} satisfies DemoProduction
