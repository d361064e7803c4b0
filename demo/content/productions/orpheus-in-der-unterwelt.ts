import type { DemoProduction } from '#content/content.ts'

export const orpheusInDerUnterwelt = {
  key: 'orpheus-in-der-unterwelt',
  slug: { de: 'orpheus-in-der-unterwelt', en: 'orpheus-in-the-underworld' },
  title: { de: 'Orpheus in der Unterwelt', en: 'Orpheus in the Underworld' },
  preline: { de: 'Operette im Hof', en: 'Operetta in the courtyard' },
  subtitle: {
    de: 'Opéra bouffe in zwei Akten von Jacques Offenbach, Text von Hector Crémieux und Ludovic Halévy',
    en: 'Opéra bouffe in two acts by Jacques Offenbach, libretto by Hector Crémieux and Ludovic Halévy',
  },
  genre: 'operetta',
  tags: ['open-air', 'klassiker'],
  series: ['sommer-im-hof'],
  durationMinutes: 135,
  minimumAge: 10,
  language: {
    de: 'In deutscher Sprache, Dialoge neu übersetzt',
    en: 'In German, with newly translated dialogue',
  },
  teaser: {
    de: 'Die Götter wohnen über den Arkaden, die Hölle ist im Keller, und dazwischen sitzt das Publikum mit einem Spritzer in der Hand. Offenbach unter freiem Himmel.',
    en: 'The gods live above the arcades, hell is in the cellar, and in between sits the audience with a glass in its hand. Offenbach in the open air.',
  },
  description: {
    de: [
      'Eine Ehe geht auseinander, und beide sind erleichtert. So könnte es bleiben, wäre da nicht jemand, der sich zuständig fühlt. Bei Offenbach heißt diese Person Die öffentliche Meinung, sie verlangt, dass der Mann seine Frau zurückholt, und sie meint es nicht gut mit ihm. Klara Neumeister-Vogt tritt aus der dritten Reihe auf, mit Sitzkissen und Jausensackerl. Sie hat eine Karte gekauft wie alle anderen, sie hat nur mehr dazu zu sagen.',
      'Der Hof kommt dem Stück entgegen. Er hat Arkaden, über denen sich ein gelangweilter Olymp in Liegestühlen ausbreiten kann, und eine Kellertür, aus der es tatsächlich kühl heraufzieht. Rosa Caballero-Prinz und Friederike Lohninger haben fast nichts dazugestellt: einen Lift aus Bierkisten, einen Bienenstock, ein sehr langes Badetuch. Jupiters berühmte Verwandlung in eine Fliege findet auf diesem Badetuch statt, und mehr soll darüber nicht gedruckt werden.',
      'Die neuen Dialoge beschäftigen sich mit der Frage, wie man einen schlechten Ruf bewirtschaftet. Als das Werk 1858 in Paris herauskam, erkannte man im Göttervater mühelos den eigenen Hof. Heute schaut der Olymp nach, was über ihn geschrieben wird, und die Revolution der Götter scheitert daran, dass alle gleichzeitig filmen.',
      'Elias Froschauer aus dem Schauspiel ist Hans Styx, einst König in Arkadien, jetzt Hausmeister; er sperrt jeden Abend wirklich ab. Den Galopp, den man für einen Cancan hält, hat Camille Bertholon mit dem Chor erarbeitet, nicht mit dem Ballett, was man sieht und sehen soll. Gespielt wird bei jedem Licht bis zur Dunkelheit. Ab ungefähr halb zehn fliegen die Fledermäuse, die auch nichts dafür können.',
    ].join('\n\n'),
    en: [
      'A marriage falls apart, and both parties are relieved. It might rest there, were it not for somebody who feels responsible. Offenbach calls this person Public Opinion; she demands that the man go and fetch his wife, and she does not wish him well. Klara Neumeister-Vogt makes her entrance from the third row, with a seat cushion and a packed supper. She has bought a ticket like everyone else, she simply has more to say.',
      'The courtyard suits the piece. It has arcades, above which a bored Olympus can spread out in deckchairs, and a cellar door from which the air really does rise cold. Rosa Caballero-Prinz and Friederike Lohninger have added next to nothing: a lift made of beer crates, a beehive, a very long bath towel. Jupiter’s celebrated transformation into a fly takes place on that towel, and no more about it should appear in print.',
      'The new dialogue concerns itself with how to manage a bad reputation. When the work came out in Paris in 1858, it took no effort to recognise the imperial court in the father of the gods. Today Olympus looks up what is being written about it, and the revolt of the gods fails because all of them are filming at once.',
      'Elias Froschauer from the drama company is John Styx, once King of Arcadia and now caretaker; he really does lock up every night. The galop that everyone takes for a cancan has been rehearsed by Camille Bertholon with the chorus, not with the ballet, which shows and is meant to. We play in whatever light there is until it is dark. From about half past nine the bats are out, which is a different operetta.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'Bei Schlechtwetter wird im Stadtsaal gespielt; wir entscheiden um 17 Uhr. Bitte warme Kleidung mitbringen.',
    en: 'In bad weather we perform in the Town Hall; we decide at 5 pm. Please bring warm clothing.',
  },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Akt: Auf den Feldern bei Theben – Der Olymp',
        en: 'Act One: In the fields near Thebes – Mount Olympus',
      },
      minutes: 57,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt: Boudoir des Pluto – Die Unterwelt',
        en: 'Act Two: Pluto’s boudoir – The Underworld',
      },
      minutes: 53,
    },
  ],
  credits: [
    {
      person: 'lukas-breitwieser',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'rosa-caballero-prinz', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costume design' },
    },
    {
      person: 'camille-bertholon',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'andres-villaquiran', group: 'cast', role: { de: 'Orpheus', en: 'Orpheus' } },
    { person: 'yuna-sakamori', group: 'cast', role: { de: 'Eurydike', en: 'Eurydice' } },
    { person: 'olek-wisniarski', group: 'cast', role: { de: 'Jupiter', en: 'Jupiter' } },
    {
      person: 'roland-tiefengraber',
      group: 'cast',
      role: { de: 'Aristeus / Pluto', en: 'Aristaeus / Pluto' },
    },
    {
      person: 'klara-neumeister-vogt',
      group: 'cast',
      role: { de: 'Die öffentliche Meinung', en: 'Public Opinion' },
    },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Diana', en: 'Diana' } },
    { person: 'theresa-haslauer', group: 'cast', role: { de: 'Venus', en: 'Venus' } },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Cupido', en: 'Cupid' } },
    { person: 'elias-froschauer', group: 'cast', role: { de: 'Hans Styx', en: 'John Styx' } },
  ],
  sponsors: ['Brauerei Flößerbräu', 'Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'hofbuehne',
      from: '06-03',
      to: '07-03',
      count: 12,
      weekdays: [4, 5, 6],
      times: ['20:30'],
      opensWithPremiere: true,
      pricesCents: [6800, 5400, 4000, 2600],
    },
  ],
} satisfies DemoProduction
