import type { DemoProduction } from '#content/content.ts'

export const rusalka = {
  key: 'rusalka',
  slug: { de: 'rusalka', en: 'rusalka' },
  title: { de: 'Rusalka', en: 'Rusalka' },
  preline: { de: 'Erstmals in Ennsfelden', en: 'First time in Ennsfelden' },
  subtitle: {
    de: 'Lyrisches Märchen in drei Akten von Antonín Dvořák, Text von Jaroslav Kvapil',
    en: 'Lyric fairy tale in three acts by Antonín Dvořák, libretto by Jaroslav Kvapil',
  },
  genre: 'opera',
  tags: ['uebertitel', 'mit-einfuehrung'],
  series: ['premieren-abo', 'opern-abo', 'samstag-abo'],
  durationMinutes: 183,
  minimumAge: 10,
  language: {
    de: 'In tschechischer Sprache mit deutschen Übertiteln',
    en: 'Sung in Czech with German surtitles',
  },
  teaser: {
    de: 'Drei Akte, drei Wasserstände: bis zum Knöchel, im Glas, keiner mehr. Dvořáks Nixe geht an Land, und hinter ihr sinkt der Pegel.',
    en: 'Three acts, three water levels: up to the ankle, in a glass, none at all. Dvořák’s water nymph goes ashore, and behind her the level drops.',
  },
  description: {
    de: [
      'Oberhalb von Ennsfelden steht der Fluss. Seit es das Kraftwerk gibt, fließt er nur noch, wenn er soll, und am Wehr zeigt eine Latte in Zentimetern an, wie viel von ihm gerade da ist. Wolfgang Steinparz hat eine solche Latte an den rechten Bühnenrand gestellt. Sie ist das einzige Requisit, das alle drei Akte überdauert.',
      'Am Anfang steht Wasser auf der Bühne, viertausend Liter, knöcheltief und schwarz. Die Elfen waten, der Wassermann sitzt auf dem Trockenen und singt wie ein pensionierter Flussmeister von Zeiten, in denen ihm das alles gehört hat. Im zweiten Akt ist das Wasser in Gläser gefüllt; eine Hochzeitsgesellschaft trinkt es aus, ohne hinzusehen. Im dritten bleibt Schlamm, in dem man beim Gehen die Schuhe verliert.',
      'Rosa Caballero-Prinz erzählt keine Ökoparabel. Sie hat nur bemerkt, dass in dieser Oper alle etwas verbrauchen, das sie für unerschöpflich halten: der Prinz die Liebe, die Fürstin die Aufmerksamkeit, Rusalka sich selbst. Dass die Hauptfigur einen halben Akt lang stumm ist, gehört zum Kühnsten, was Dvořák geschrieben hat. Anneliese Gruberböck verlegt diese Stille nicht ins Leiden. Ihre Rusalka beobachtet, wie Menschen es machen, und übt ihre Gesten, jedes Mal ein wenig falsch.',
      'Gesungen wird auf Tschechisch, mit den langen Vokalen, auf denen diese Musik liegt wie auf Steinen im Bach. Ježibaba, die für alles einen Preis nennt, ist bei Klara Neumeister-Vogt eine Frau mit Rezeptblock, der man als Einziger glauben kann. Das Lied an den Mond kommt früh und ohne Mond. Man hört dazu, sehr leise, eine Pumpe, und erst in der Pause wird einem klar, wofür.',
    ].join('\n\n'),
    en: [
      'Above Ennsfelden the river stands still. Since the power station was built it flows only when it is told to, and at the weir a measuring staff shows in centimetres how much of it is there. Wolfgang Steinparz has set such a staff at the right-hand edge of the stage. It is the only prop to survive all three acts.',
      'To begin with there is water on stage, four thousand litres of it, black and up to the ankle. The sprites wade; the Water Goblin sits on dry land and sings like a retired river warden of the days when all this was his. In the second act the water is in glasses, and a wedding party drinks it without looking. In the third there is mud, in which shoes are lost with every step.',
      'Rosa Caballero-Prinz is not telling an ecological parable. She has merely noticed that everyone in this opera uses up something they believe to be without end: the Prince love, the Princess attention, Rusalka herself. That the title character is silent for half an act is among the boldest things Dvořák wrote. Anneliese Gruberböck does not turn that silence into suffering. Her Rusalka studies how humans do it and practises their gestures, slightly wrong each time.',
      'The opera is sung in Czech, with the long vowels on which this music rests as if on stones in a brook. Ježibaba, who names a price for everything, is in Klara Neumeister-Vogt’s hands a woman with a prescription pad, and the only one who can be believed. The Song to the Moon comes early, and without a moon. Very softly one hears a pump, and it takes until the interval to realise what it is for.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: { de: 'Erster Akt: Eine Wiese am Wasser', en: 'Act One: A meadow by the water' },
      minutes: 48,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: { de: 'Zweiter Akt: Im Park des Schlosses', en: 'Act Two: In the castle park' },
      minutes: 42,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: {
        de: 'Dritter Akt: Am Wasser, gegen Abend',
        en: 'Act Three: By the water, towards evening',
      },
      minutes: 48,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'rosa-caballero-prinz', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costume design' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Rusalka', en: 'Rusalka' } },
    { person: 'gerald-pichlbauer', group: 'cast', role: { de: 'Der Prinz', en: 'The Prince' } },
    {
      person: 'bernhard-mostegl',
      group: 'cast',
      role: { de: 'Der Wassermann', en: 'The Water Goblin' },
    },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Ježibaba', en: 'Ježibaba' } },
    {
      person: 'marija-kovacic-lenz',
      group: 'cast',
      role: { de: 'Die fremde Fürstin', en: 'The Foreign Princess' },
    },
    {
      person: 'roland-tiefengraber',
      group: 'cast',
      role: { de: 'Der Heger', en: 'The Gamekeeper' },
    },
    {
      person: 'sophie-ahammer',
      group: 'cast',
      role: { de: 'Der Küchenjunge', en: 'The Kitchen Boy' },
    },
    {
      person: 'yuna-sakamori',
      group: 'cast',
      role: { de: 'Erste Waldelfe', en: 'First Wood Sprite' },
    },
    {
      person: 'theresa-haslauer',
      group: 'cast',
      role: { de: 'Dritte Waldelfe', en: 'Third Wood Sprite' },
    },
    { person: 'florian-windischbauer', group: 'cast', role: { de: 'Der Jäger', en: 'The Hunter' } },
  ],
  sponsors: ['Stadtwerke Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '04-11',
      to: '04-29',
      count: 4,
      weekdays: [2, 6],
      times: ['19:00'],
      opensWithPremiere: true,
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '05-01',
      to: '06-10',
      count: 5,
      weekdays: [2],
      times: ['19:00'],
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
  ],
} satisfies DemoProduction
