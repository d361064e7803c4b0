import type { DemoProduction } from '#content/content.ts'

export const imWeissenRoessl = {
  key: 'im-weissen-roessl',
  slug: { de: 'im-weissen-roessl', en: 'the-white-horse-inn' },
  title: { de: 'Im weißen Rössl', en: 'The White Horse Inn' },
  preline: { de: 'Singspiel', en: 'Singspiel' },
  subtitle: {
    de: 'Singspiel in drei Akten von Ralph Benatzky, Texte von Hans Müller, Erik Charell und Robert Gilbert, mit Einlagen von Robert Stolz und Bruno Granichstaedten',
    en: 'Singspiel in three acts by Ralph Benatzky, book and lyrics by Hans Müller, Erik Charell and Robert Gilbert, with additional numbers by Robert Stolz and Bruno Granichstaedten',
  },
  genre: 'operetta',
  tags: ['familie', 'klassiker', 'barrierefrei'],
  series: ['samstag-abo'],
  durationMinutes: 170,
  minimumAge: 8,
  language: { de: 'In deutscher Sprache', en: 'In German' },
  teaser: {
    de: 'Der Urlaub als Erfindung: eine Revue von 1930 mit Banjo, Saxofon und einem See aus Ansichtskarten. Und der Kaiser ist eine Dame aus unserem Schauspiel.',
    en: 'The holiday as an invention: a revue of 1930 with banjo, saxophone and a lake made of postcards. And the Emperor is a lady from our drama company.',
  },
  description: {
    de: [
      'Wir bekennen: Die Berge sind nicht echt. Das waren sie auch 1930 im Großen Schauspielhaus in Berlin nicht, als diese Revue zum ersten Mal behauptete, das Glück liege vor einer Tür am Wolfgangsee. Geschrieben haben sie Leute, die die Großstadt kannten und den Jazz. Drei Jahre später durfte sie in Deutschland nicht mehr gespielt werden, weil mehrere von ihnen Juden waren. Robert Gilbert, von dem die frechsten Verse stammen, musste fliehen und kam bis New York.',
      'Was man nach dem Krieg als Heimatoperette kannte, war eine gezähmte Fassung mit Geigen statt Saxofonen. Lukas Breitwieser dirigiert die rekonstruierte von damals: Jazzband neben dem Orchester, Zither neben dem Banjo, ein Dampferchor, der wirklich tutet. Das Stück wird dadurch nicht moderner. Es wird nur wieder so schnell und so spöttisch, wie es war.',
      'Katharina Obermoser führt Regie mit Blick auf die Gegend. Auch Ennsfelden hat seit einigen Jahren eine Aussichtsplattform und zwei Reisebusse täglich. Wolfgang Steinparz hat den See aus achttausend Ansichtskarten gelegt, die uns das Publikum seit dem Herbst geschickt hat; ein paar davon werden verlesen, und was da über das Wetter steht, hätte Gilbert nicht besser reimen können. Josepha ist eine Unternehmerin am Ende der Saison, ihr Zahlkellner Leopold der Einzige, der noch weiß, wie man Gästen die Koffer trägt, ohne sie zu hassen.',
      'Der Kaiser wird von Hannelore Zistler gespielt. Sie kommt, spricht sehr wenig, isst eine Kleinigkeit und schreibt einer Wirtin etwas ins Stammbuch. Es ist die einzige Szene, in der niemand etwas verkaufen will, und sie dauert so lange wie die Musik.',
    ].join('\n\n'),
    en: [
      'We confess: the mountains are not real. Nor were they in 1930, in Berlin’s Großes Schauspielhaus, when this revue claimed for the first time that happiness lay outside a door on the Wolfgangsee. It was written by people who knew the metropolis, and jazz. Three years later it was banned in Germany because several of them were Jews. Robert Gilbert, to whom we owe the cheekiest verses, had to flee and got as far as New York.',
      'What became known after the war as a homely operetta was a tamed version with violins in place of saxophones. Lukas Breitwieser conducts the reconstruction of the original: a jazz band beside the orchestra, a zither beside the banjo, a steamer chorus that really hoots. The piece does not become more modern by it. It merely becomes as fast and as mocking as it was.',
      'Katharina Obermoser directs with an eye on the neighbourhood. Ennsfelden too has had a viewing platform for some years now, and two coaches a day. Wolfgang Steinparz has laid the lake out of eight thousand picture postcards which the public has been sending us since autumn; a few are read aloud, and Gilbert could not have rhymed what they say about the weather any better. Josepha is a businesswoman at the end of her season, and her head waiter Leopold the last person who still knows how to carry guests’ suitcases without hating them.',
      'The Emperor is played by Hannelore Zistler. She arrives, speaks very little, eats a morsel and writes something in an innkeeper’s album. It is the only scene in which nobody is trying to sell anything, and it lasts exactly as long as the music.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Akt: Vor dem Wirtshaus am Wolfgangsee',
        en: 'Act One: Outside the inn on the Wolfgangsee',
      },
      minutes: 75,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt: Die Ankunft des Kaisers',
        en: 'Act Two: The arrival of the Emperor',
      },
      minutes: 45,
    },
    {
      kind: 'work',
      title: {
        de: 'Dritter Akt: Am Morgen nach dem Schützenfest',
        en: 'Act Three: The morning after the marksmen’s fair',
      },
      minutes: 25,
    },
  ],
  credits: [
    {
      person: 'lukas-breitwieser',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'katharina-obermoser', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costume design' } },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'theresa-haslauer',
      group: 'cast',
      role: { de: 'Josepha Vogelhuber', en: 'Josepha Vogelhuber' },
    },
    {
      person: 'roland-tiefengraber',
      group: 'cast',
      role: { de: 'Leopold Brandmeyer', en: 'Leopold Brandmeyer' },
    },
    {
      person: 'gerald-pichlbauer',
      group: 'cast',
      role: { de: 'Dr. Otto Siedler', en: 'Dr. Otto Siedler' },
    },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Ottilie', en: 'Ottilie' } },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Wilhelm Giesecke', en: 'Wilhelm Giesecke' },
    },
    {
      person: 'emre-yildirimer',
      group: 'cast',
      role: { de: 'Sigismund Sülzheimer', en: 'Sigismund Sülzheimer' },
    },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Klärchen', en: 'Klärchen' } },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Professor Hinzelmann', en: 'Professor Hinzelmann' },
    },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Kaiser Franz Joseph', en: 'Emperor Franz Joseph' },
    },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Piccolo', en: 'Piccolo, the page' } },
  ],
  sponsors: ['Brauerei Flößerbräu'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '05-16',
      to: '07-05',
      count: 11,
      weekdays: [3, 5],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [7400, 6000, 4600, 3200, 1800],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '06-22',
      to: '07-05',
      count: 2,
      weekdays: [0],
      times: ['15:00'],
      pricesCents: [7000, 5600, 4400, 3000, 1800],
    },
  ],
} satisfies DemoProduction
