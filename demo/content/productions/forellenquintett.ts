import type { DemoProduction } from '#content/content.ts'

export const forellenquintett = {
  key: 'forellenquintett',
  slug: { de: 'forellenquintett', en: 'trout-quintet' },
  title: { de: 'Forellenquintett', en: 'Trout Quintet' },
  preline: { de: 'Kammermusik am Sonntag', en: 'Chamber music on Sunday' },
  subtitle: {
    de: 'Lieder und Kammermusik von Franz Schubert',
    en: 'Songs and chamber music by Franz Schubert',
  },
  genre: 'concert',
  tags: ['familie', 'klassiker'],
  series: ['konzertzyklus'],
  durationMinutes: 84,
  language: { de: 'Lieder in deutscher Sprache', en: 'Songs in German' },
  teaser: {
    de: 'Fünf Sätze, bestellt von einem Steyrer Beamten, der selbst Cello spielte. Schubert am Sonntagvormittag, flussaufwärts vom Ort der Handlung oder flussabwärts, wie man es nimmt.',
    en: 'Five movements, ordered by an official in Steyr who played the cello himself. Schubert on a Sunday morning, upriver or downriver from where it all happened.',
  },
  description: {
    de: [
      'Sylvester Paumgartner war in Steyr bei den Eisengewerken beschäftigt, vermögend, gastfreundlich und am Violoncello, nun ja, begeistert. Im Sommer 1819 wohnte ein Wiener von zweiundzwanzig Jahren in seiner Nähe, der die Gegend unbegreiflich schön fand und im Haus am Stadtplatz musizierte. Paumgartner bat ihn um ein Quintett mit Kontrabass, und darin um Variationen über ein Lied, das er liebte. Er bekam beides. Ob er seine Stimme bewältigt hat, verschweigen die Quellen.',
      'Steyr liegt an der Enns wie wir. Das ist kein musikalisches Argument, aber ein schöner Grund, das Werk an einem Sonntagvormittag im Foyer zu spielen, zweihundert Meter vom Ufer. Das Publikum sitzt im Kreis um die fünf; wer vorne ist, kann Ursula Stelzhammer in die Noten schauen und bemerkt vielleicht, wie selten das Klavier hier tiefe Töne hat. Für die Tiefe ist der Bass da. Das Klavier darf glitzern.',
      'Am Anfang steht das Lied selbst, von Sophie Ahammer gesungen. Man vergisst leicht, dass die Sache darin schlecht ausgeht. Agnes Pointinger spielt danach die Variationen über „Trockne Blumen“, den einzigen großen Beitrag Schuberts für die Flöte, und vor der Pause kommt „Auf dem Strom“ mit obligatem Horn, entstanden im letzten Lebensjahr und Beethoven nachgerufen: auch ein Flusslied, nur fließt dieser in die andere Richtung.',
      'Viola und Kontrabass besetzt das Orchester aus seinen Pulten. Ilse Drabek sagt zu jedem Stück zwei, drei Sätze. Während der zweiten Hälfte bauen Kinder ab fünf mit Barbara Fellinger auf der Probebühne eine Forelle, die schwimmen muss; zum letzten Satz ziehen sie damit durch das Foyer ein, das ist mit den Musikern so besprochen.',
    ].join('\n\n'),
    en: [
      'Sylvester Paumgartner was in the iron trade at Steyr, well off, hospitable and, on the cello, let us say, enthusiastic. In the summer of 1819 a Viennese of twenty-two was lodging nearby who thought the countryside inconceivably beautiful and made music in the house on the town square. Paumgartner asked him for a quintet with a double bass and, in it, for variations on a song he loved. He was given both. Whether he mastered his own part the sources do not say.',
      'Steyr lies on the Enns, as we do. That is no musical argument, but a good reason to play the work on a Sunday morning in the foyer, two hundred metres from the bank. The audience sits in a circle around the five; from the front you can read the music over Ursula Stelzhammer’s shoulder, and may notice how rarely the piano has low notes here. The bass is there for depth. The piano is allowed to glitter.',
      'We begin with the song itself, sung by Sophie Ahammer. It is easily forgotten that the affair ends badly. Agnes Pointinger then plays the variations on “Trockne Blumen”, Schubert’s one large contribution to the flute, and before the interval comes “Auf dem Strom” with obbligato horn, written in his last year and addressed to the dead Beethoven: another river song, except that this river runs the other way.',
      'Viola and double bass are supplied by the desks of the orchestra. Ilse Drabek says two or three sentences about each piece. During the second half children from five join Barbara Fellinger on the rehearsal stage to build a trout that has to swim; for the last movement they carry it through the foyer in procession, as agreed with the musicians.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      composer: 'Franz Schubert',
      title: { de: 'Die Forelle D 550', en: 'The Trout, D 550' },
      minutes: 2,
    },
    {
      kind: 'work',
      composer: 'Franz Schubert',
      title: {
        de: 'Introduktion und Variationen über „Trockne Blumen“ D 802',
        en: 'Introduction and Variations on “Trockne Blumen”, D 802',
      },
      minutes: 19,
    },
    {
      kind: 'work',
      composer: 'Franz Schubert',
      title: { de: 'Auf dem Strom D 943', en: 'On the River, D 943' },
      minutes: 9,
    },
    { kind: 'interval', minutes: 15 },
    {
      kind: 'work',
      composer: 'Franz Schubert',
      title: {
        de: 'Quintett A-Dur D 667, „Forellenquintett“',
        en: 'Quintet in A major, D 667, “The Trout”',
      },
      movements: [
        'Allegro vivace',
        'Andante',
        'Scherzo. Presto',
        'Andantino – Allegretto',
        'Allegro giusto',
      ],
      minutes: 39,
    },
  ],
  credits: [
    {
      person: 'eva-brandtner-holl',
      group: 'team',
      role: { de: 'Künstlerische Leitung', en: 'Artistic direction' },
    },
    {
      person: 'ursula-stelzhammer',
      group: 'team',
      role: { de: 'Studienleitung', en: 'Head of music staff' },
    },
    {
      person: 'vera-noskova',
      group: 'team',
      role: { de: 'Konzertdramaturgie', en: 'Concert dramaturgy' },
    },
    {
      person: 'barbara-fellinger',
      group: 'team',
      role: { de: 'Kinderprogramm', en: 'Children’s programme' },
    },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Moderation', en: 'Presenter' } },
    { person: 'ursula-stelzhammer', group: 'cast', role: { de: 'Klavier', en: 'Piano' } },
    { person: 'eva-brandtner-holl', group: 'cast', role: { de: 'Violine', en: 'Violin' } },
    { person: 'stefan-wurzinger', group: 'cast', role: { de: 'Violoncello', en: 'Cello' } },
    { person: 'agnes-pointinger', group: 'cast', role: { de: 'Flöte', en: 'Flute' } },
    { person: 'marek-dvorsky', group: 'cast', role: { de: 'Horn', en: 'Horn' } },
    {
      person: 'sophie-ahammer',
      group: 'cast',
      role: { de: 'Sopran (Die Forelle)', en: 'Soprano (The Trout)' },
    },
    {
      person: 'roland-tiefengraber',
      group: 'cast',
      role: { de: 'Tenor (Auf dem Strom)', en: 'Tenor (On the River)' },
    },
  ],
  sponsors: [],
  runs: [
    {
      season: 'first',
      room: 'foyer-grosses-haus',
      from: '02-15',
      to: '02-22',
      count: 1,
      weekdays: [0],
      times: ['11:00'],
      type: 'konzert',
      pricesCents: [3400, 2600],
    },
    {
      season: 'second',
      room: 'foyer-grosses-haus',
      from: '04-18',
      to: '04-25',
      count: 1,
      weekdays: [0],
      times: ['11:00'],
      type: 'konzert',
      pricesCents: [3400, 2600],
    },
  ],
} satisfies DemoProduction
