import type { DemoProduction } from '#content/content.ts'

export const pinocchio = {
  key: 'pinocchio',
  slug: { de: 'pinocchio', en: 'pinocchio' },
  title: { de: 'Pinocchio', en: 'Pinocchio' },
  preline: { de: 'Familienstück zur Weihnachtszeit', en: 'Family show for the Christmas season' },
  subtitle: {
    de: 'Nach dem Roman von Carlo Collodi, ab 6 Jahren',
    en: 'After the novel by Carlo Collodi, for ages 6 and over',
  },
  genre: 'young-audience',
  tags: ['familie', 'schulvorstellung', 'barrierefrei'],
  series: ['familien-abo'],
  durationMinutes: 80,
  minimumAge: 6,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Ein Scheit Fichte aus dem Ennstal lernt lügen, schwimmen und zur Schule gehen, nicht in dieser Reihenfolge.',
    en: 'A log of spruce from the valley of the Enns learns to lie, to swim and to go to school, though not in that order.',
  },
  description: {
    de: `Es war einmal … ein König! So fangen doch alle Geschichten an? Nein, Kinder, diesmal nicht. Es war einmal ein Stück Holz. Kein besonderes, ein Scheit für den Ofen. Unseres ist eine Fichte, sie stand oberhalb der Enns, und wenn man sie hobelt, kichert sie.

Der Tischler Geppetto schnitzt daraus eine Puppe, und kaum hat sie Füße, ist sie schon bei der Tür draußen. Pinocchio will alles sehen: das Puppentheater, die Stadt, das Land ohne Schule. Er glaubt dem Fuchs. Er glaubt der Katze. Nur der Grille glaubt er nicht, denn die redet wie eine Tante. Ihr werdet ihm ein paar Mal etwas zurufen wollen. Tut es ruhig. Er hört nur nicht gut, er hat Ohren aus Holz.

Die Puppe ist siebzig Zentimeter groß und wird von drei Menschen zugleich gespielt: Selma Hodžić-Berger macht den Kopf und die Stimme, zwei andere Hände und Füße. Sie müssen sich sehr einig sein, und manchmal sind sie es nicht. Dann will der Kopf in die Schule, und die Beine laufen zum Zirkus. Kennt ihr das? Und die Nase? Die wächst wirklich, quer über die Bühne, bis in die vierte Reihe. Bitte die Köpfe einziehen.

Collodi hat seine Geschichte ab 1881 in einer Kinderzeitung erzählt, Woche für Woche, und wollte sie nach dem fünfzehnten Kapitel traurig enden lassen. Es hieß dann, sie müsse weitergehen. Moritz Kreindl macht aus diesem Streit eine Szene: Das Licht geht an, es scheint aus zu sein, und dann entscheidet der Saal. In Ennsfelden wird Pinocchio am Schluss auch kein braver Bub aus Fleisch und Blut. Er bleibt aus Holz und geht trotzdem Geppetto suchen.`,
    en: `Once upon a time there was … a king! Isn’t that how all stories begin? No, children, not this time. Once upon a time there was a piece of wood. It was nothing special, a log for the stove. Ours is a spruce that used to stand above the river Enns, and when you plane it, it giggles.

Geppetto the carpenter carves a puppet out of it, and no sooner has it got feet than it is out of the door. Pinocchio wants to see everything: the puppet theatre, the town, the land without schools. He believes the fox. He believes the cat. The cricket is the only one he does not believe, because she talks like an aunt. Once or twice you will want to shout something to him. Go ahead. He is hard of hearing, though: his ears are made of wood.

The puppet is seventy centimetres tall and is played by three people at once. Selma Hodžić-Berger does the head and the voice, two others do hands and feet. They have to agree with each other very closely, and sometimes they don’t. Then the head would like to go to school and the legs run off to the circus. Do you know the feeling? And his nose? It really grows, right across the stage and into the fourth row. Please mind your heads.

From 1881 Collodi told his story in a children’s newspaper, week by week, and he meant to let it end sadly after chapter fifteen. Then he was told it had to go on. Moritz Kreindl turns that argument into a scene: the lights come up, it seems to be over, and the audience decides. In Ennsfelden, what is more, Pinocchio does not become a good boy of flesh and blood. He stays wooden, and goes looking for Geppetto all the same.`,
  },
  importantInfo: {
    de: 'Ab 6 Jahren. Sitzerhöhungen gibt es kostenlos an der Garderobe.',
    en: 'Ages 6 and over. Booster seats are available free of charge at the cloakroom.',
  },
  programme: [],
  credits: [
    { person: 'moritz-kreindl', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'elvira-montenuovo',
      group: 'team',
      role: { de: 'Puppenbau und Spielberatung', en: 'Puppet maker and coach' },
    },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'barbara-fellinger', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'selma-hodzic-berger',
      group: 'cast',
      role: { de: 'Pinocchio (Kopf und Stimme)', en: 'Pinocchio (head and voice)' },
    },
    {
      person: 'tobias-unterweger',
      group: 'cast',
      role: { de: 'Pinocchio (Hände), Kutscher', en: 'Pinocchio (hands), Coachman' },
    },
    {
      person: 'dragana-petrovska',
      group: 'cast',
      role: { de: 'Pinocchio (Füße), Katze', en: 'Pinocchio (feet), Cat' },
    },
    { person: 'bernhard-mostegl', group: 'cast', role: { de: 'Geppetto', en: 'Geppetto' } },
    { person: 'severin-achleitner-rauch', group: 'cast', role: { de: 'Fuchs', en: 'Fox' } },
    {
      person: 'sophie-ahammer',
      group: 'cast',
      role: { de: 'Grille, Fee', en: 'Cricket, Fairy' },
    },
  ],
  sponsors: ['Stadtwerke Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '11-22',
      to: '12-22',
      count: 10,
      weekdays: [2, 3, 4, 5],
      times: ['10:00'],
      pricesCents: [1400, 1000],
    },
    {
      season: 'second',
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
