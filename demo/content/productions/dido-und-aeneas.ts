import type { DemoProduction } from '#content/content.ts'

export const didoUndAeneas = {
  key: 'dido-und-aeneas',
  slug: { de: 'dido-und-aeneas', en: 'dido-and-aeneas' },
  title: { de: 'Dido und Aeneas', en: 'Dido and Aeneas' },
  preline: { de: 'Oper im Studio', en: 'Opera in the studio' },
  subtitle: {
    de: 'Oper in drei Akten von Henry Purcell, Text von Nahum Tate',
    en: 'Opera in three acts by Henry Purcell, libretto by Nahum Tate',
  },
  genre: 'opera',
  tags: ['uebertitel', 'nachgespraech'],
  series: ['opern-abo'],
  hasFreeSeating: true,
  durationMinutes: 70,
  minimumAge: 12,
  language: {
    de: 'In englischer Sprache mit deutschen Übertiteln',
    en: 'Sung in English with German surtitles',
  },
  teaser: {
    de: 'Ein langer Tisch, hundertzwanzig Menschen rundherum, sieben Streicher und ein Cembalo. Purcells Oper in Atemnähe, getanzt und gesungen.',
    en: 'A long table, a hundred and twenty people around it, seven strings and a harpsichord. Purcell’s opera at breathing distance, danced and sung.',
  },
  description: {
    de: [
      'Man sitzt. Das ist die erste Regieanweisung des Abends, und sie gilt für alle. In der Mitte des Studios steht ein Tisch von vierzehn Metern Länge, an dem Karthago zu Abend isst. Das Publikum hat die Plätze an den Längsseiten, das Orchester den am unteren Ende, und die Königin sitzt dort, wo man sie nicht übersehen kann.',
      'Die älteste bekannte Aufführung von Purcells Oper fand in einem Mädchenpensionat in Chelsea statt. Amina Diarra-Koch hat daraus eine Besetzung gemacht: Den Chor singen zwölf junge Frauen aus der Musikschule und dem Gymnasium Ennsfelden, keine älter als neunzehn. Sie tragen auf, räumen ab, hören mit, und sie haben zu dem, was mit Dido geschieht, eine Meinung, die sich im Lauf von siebzig Minuten ändert.',
      'Die Zauberin ist in dieser Fassung keine Fremde. Klara Neumeister-Vogt sitzt Dido von Anfang an gegenüber, im selben Kleid, und tut nichts, was die Königin nicht selbst schon gedacht hätte. Zwei Tanzende gehen über den Tisch, als wäre er eine Landkarte, und stoßen dabei kein einziges Glas um. Einmal schon.',
      'Ursula Stelzhammer leitet vom Cembalo aus sieben Streicherinnen und Streicher, auf Darmsaiten, mit so viel Luft zwischen den Tönen, dass man Stühle rücken hört. Vorangestellt ist die Chaconne in g-Moll, zu der sich der Tisch deckt. Purcells Kunst, über einer immer gleichen Basslinie etwas Unwiederholbares zu sagen, kennt man vom Schlussgesang; wer sie am Anfang ohne Worte gehört hat, erkennt später, was wiederkehrt. Aeneas bricht auf, wie Männer mit Auftrag eben aufbrechen: mit einer guten Begründung. Dann bleibt ein Platz frei, und die Mädchen wissen nicht gleich, ob man das Gedeck wegnehmen darf.',
    ].join('\n\n'),
    en: [
      'You sit. That is the first stage direction of the evening, and it applies to everybody. In the middle of the studio stands a table fourteen metres long at which Carthage is having supper. The audience has the places along the sides, the orchestra the one at the foot, and the queen sits where she cannot be overlooked.',
      'The earliest known performance of Purcell’s opera took place at a girls’ boarding school in Chelsea. Amina Diarra-Koch has turned that into casting: the chorus is sung by twelve young women from Ennsfelden’s music school and grammar school, none of them over nineteen. They serve, clear away and overhear, and about what happens to Dido they have an opinion, which changes in the course of seventy minutes.',
      'In this version the Sorceress is no stranger. Klara Neumeister-Vogt sits opposite Dido from the start, in the same dress, and does nothing the queen has not already thought of herself. Two dancers cross the table as if it were a map, and in doing so do not knock over a single glass. Well, one.',
      'From the harpsichord Ursula Stelzhammer directs seven string players on gut strings, with so much air between the notes that chairs can be heard to move. The Chacony in G minor comes first, and to its music the table is laid. Purcell’s art of saying something unrepeatable above an unchanging bass is familiar from the final lament; those who have heard it at the outset, without words, will recognise what returns. Aeneas leaves as men with a mission do leave: with a good reason. Then one place is empty, and the girls are not sure at once whether the setting may be taken away.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'Freie Platzwahl an beiden Längsseiten des Tisches. Kein Nacheinlass.',
    en: 'Unreserved seating along both sides of the table. No admission for latecomers.',
  },
  programme: [
    {
      kind: 'work',
      composer: 'Henry Purcell',
      title: { de: 'Chaconne g-Moll', en: 'Chacony in G minor' },
      minutes: 8,
    },
    {
      kind: 'work',
      composer: 'Henry Purcell',
      title: { de: 'Erster Akt: Didos Palast', en: 'Act One: Dido’s palace' },
      minutes: 19,
    },
    {
      kind: 'work',
      composer: 'Henry Purcell',
      title: {
        de: 'Zweiter Akt: Die Höhle der Zauberin – Der Hain',
        en: 'Act Two: The Sorceress’s cave – The grove',
      },
      minutes: 23,
    },
    {
      kind: 'work',
      composer: 'Henry Purcell',
      title: { de: 'Dritter Akt: Am Hafen', en: 'Act Three: At the harbour' },
      minutes: 20,
    },
  ],
  credits: [
    {
      person: 'ursula-stelzhammer',
      group: 'team',
      role: { de: 'Musikalische Leitung und Cembalo', en: 'Musical direction and harpsichord' },
    },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Regie und Choreografie', en: 'Stage director and choreographer' },
    },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costume design' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'theresa-haslauer', group: 'cast', role: { de: 'Dido', en: 'Dido' } },
    { person: 'florian-windischbauer', group: 'cast', role: { de: 'Aeneas', en: 'Aeneas' } },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Belinda', en: 'Belinda' } },
    { person: 'yuna-sakamori', group: 'cast', role: { de: 'Zweite Hofdame', en: 'Second Woman' } },
    {
      person: 'klara-neumeister-vogt',
      group: 'cast',
      role: { de: 'Die Zauberin', en: 'The Sorceress' },
    },
    { person: 'roland-tiefengraber', group: 'cast', role: { de: 'Ein Matrose', en: 'A Sailor' } },
    { person: 'hanna-lindqvister', group: 'cast', role: { de: 'Tanz', en: 'Dancer' } },
    { person: 'mateusz-zielarek', group: 'cast', role: { de: 'Tanz', en: 'Dancer' } },
  ],
  sponsors: [],
  runs: [
    {
      season: 'first',
      room: 'studio',
      from: '03-12',
      to: '04-07',
      count: 8,
      weekdays: [3, 5, 6],
      times: ['20:00'],
      opensWithPremiere: true,
      pricesCents: [3400],
    },
  ],
} satisfies DemoProduction
