import type { DemoProduction } from '#content/content.ts'

export const weihnachtsoratorium = {
  key: 'weihnachtsoratorium',
  slug: { de: 'weihnachtsoratorium', en: 'christmas-oratorio' },
  title: { de: 'Weihnachtsoratorium', en: 'Christmas Oratorio' },
  preline: { de: 'Chorkonzert', en: 'Choral concert' },
  subtitle: {
    de: 'Johann Sebastian Bach, BWV 248: Kantaten I bis III und VI',
    en: 'Johann Sebastian Bach, BWV 248: Cantatas I to III and VI',
  },
  genre: 'concert',
  tags: ['klassiker', 'familie', 'barrierefrei'],
  series: ['konzertzyklus'],
  durationMinutes: 127,
  language: { de: 'In deutscher Sprache', en: 'Sung in German' },
  teaser: {
    de: 'Vier der sechs Kantaten, drei Chöre der Stadt und vier Choräle, bei denen der ganze Saal aufsteht und mitsingt.',
    en: 'Four of the six cantatas, three choirs from the town and four chorales for which the whole hall stands up and sings.',
  },
  description: {
    de: [
      'Bitte räuspern Sie sich beizeiten. Viermal an diesem Abend wird Gregor Nussbaumeder sich zum Saal umdrehen, und dann sind Sie dran. Die Choräle liegen auf jedem Sitz, mit Noten, zweistimmig für Mutige; wer nicht singen mag, steht einfach auf, und auch das gehört zum Klang.',
      'Neu ist das nicht, eher vergessen. Die Melodien, die Bach 1734 in seine Weihnachtsmusik setzte, waren jenen in Leipzig geläufig, die in den Bänken saßen. Sie hörten Bekanntes in unerhörten Harmonien. Wer heute im Konzert sitzt, hat diesen Vorsprung meist nicht mehr, und eine Stunde davor, beim Einsingen im Saal, lässt er sich einholen. Die Probe ist kostenlos und dauert zwanzig Minuten.',
      'Es singen der Opernchor, die Ennsfeldner Singgemeinschaft und die Jugendkantorei der Musikschule, zusammen neunzig Stimmen, aufgeteilt und selten alle zugleich: „Jauchzet, frohlocket“ verlangt Masse, der Hirtenchor Leichtigkeit, und manche Stelle verträgt nicht mehr als drei Leute in jeder Stimme. Andrés Villaquirán erzählt als Evangelist die Geschichte so, wie man sie Nachbarn erzählt, ohne Weihrauch. Klara Neumeister-Vogts „Schlafe, mein Liebster“ war bei Bach ursprünglich für einen jungen Herkules gedacht, den die Wollust einschläfern will; es ist ein guter Beweis dafür, dass es bei Wiegenliedern auf die Wiege nicht ankommt.',
      'Gespielt werden die ersten drei Teile und der sechste, der mit Herodes die Angst hereinlässt und sie mit Trompeten wieder hinausbläst. Das Orchester musiziert im Stehen, soweit die Instrumente es erlauben. Danach gibt es im Gewölbe Tee. Der Christbaum auf dem Podium stammt heuer aus dem Garten der Familie Reisinger und wird nach Dreikönig zu Notenpulten verarbeitet.',
    ].join('\n\n'),
    en: [
      'Kindly clear your throat in good time. Four times this evening Gregor Nussbaumeder will turn to face the hall, and then it is up to you. The chorales are on every seat, with music, in two parts for the brave; if you would rather not sing, simply stand, for that too is part of the sound.',
      'This is not new so much as forgotten. The melodies Bach put into his Christmas music in 1734 were common knowledge in the pews of Leipzig. People heard the familiar in unheard-of harmonies. Most of us at a concert today no longer have that advantage, and an hour beforehand, at the warm-up in the hall, it can be made good. The rehearsal is free of charge and takes twenty minutes.',
      'The singers are the opera chorus, the town’s choral society and the music school’s youth choir, ninety voices in all, divided up and seldom used at once: “Jauchzet, frohlocket” demands mass, the shepherds’ chorus lightness, and some passages bear no more than three people to a part. As the Evangelist Andrés Villaquirán tells the story as one would tell it to neighbours, without incense. Klara Neumeister-Vogt’s “Schlafe, mein Liebster” was first written by Bach for a young Hercules whom Pleasure is trying to lull; it goes to show that the cradle is not what matters in a cradle song.',
      'We perform the first three parts and the sixth, which lets in fear with Herod and blows it out again with trumpets. The orchestra stands to play, in so far as the instruments allow. Afterwards there is tea in the vault. This year’s tree on the platform comes from the Reisinger family’s garden and will be made into music stands after Epiphany.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'Die Freitagsaufführung wird in Österreichische Gebärdensprache übertragen.',
    en: 'The Friday performance is interpreted in Austrian Sign Language.',
  },
  programme: [
    {
      kind: 'work',
      composer: 'Johann Sebastian Bach',
      title: { de: 'Kantate I: „Jauchzet, frohlocket“', en: 'Cantata I: “Jauchzet, frohlocket”' },
      minutes: 27,
    },
    {
      kind: 'work',
      composer: 'Johann Sebastian Bach',
      title: {
        de: 'Kantate II: „Und es waren Hirten in derselben Gegend“',
        en: 'Cantata II: “Und es waren Hirten in derselben Gegend”',
      },
      minutes: 30,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      composer: 'Johann Sebastian Bach',
      title: {
        de: 'Kantate III: „Herrscher des Himmels, erhöre das Lallen“',
        en: 'Cantata III: “Herrscher des Himmels, erhöre das Lallen”',
      },
      minutes: 24,
    },
    {
      kind: 'work',
      composer: 'Johann Sebastian Bach',
      title: {
        de: 'Kantate VI: „Herr, wenn die stolzen Feinde schnauben“',
        en: 'Cantata VI: “Herr, wenn die stolzen Feinde schnauben”',
      },
      minutes: 26,
    },
  ],
  credits: [
    {
      person: 'gregor-nussbaumeder',
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
      role: { de: 'Orgelpositiv und Studienleitung', en: 'Chamber organ and music preparation' },
    },
    {
      person: 'vera-noskova',
      group: 'team',
      role: { de: 'Konzertdramaturgie', en: 'Concert dramaturgy' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Sopran', en: 'Soprano' } },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Alt', en: 'Alto' } },
    {
      person: 'andres-villaquiran',
      group: 'cast',
      role: { de: 'Tenor (Evangelist)', en: 'Tenor (Evangelist)' },
    },
    { person: 'bernhard-mostegl', group: 'cast', role: { de: 'Bass', en: 'Bass' } },
    { person: 'agnes-pointinger', group: 'cast', role: { de: 'Soloflöte', en: 'Principal flute' } },
    {
      person: 'stefan-wurzinger',
      group: 'cast',
      role: { de: 'Violoncello, Continuo', en: 'Cello, continuo' },
    },
  ],
  sponsors: ['Papierfabrik Mühlbach', 'Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '12-11',
      to: '12-20',
      count: 2,
      weekdays: [5, 0],
      times: ['18:00'],
      type: 'konzert',
      pricesCents: [5200, 3800, 2600],
    },
    {
      season: 'second',
      room: 'stadtsaal',
      from: '12-17',
      to: '12-20',
      count: 1,
      weekdays: [5],
      times: ['18:00'],
      type: 'konzert',
      pricesCents: [5200, 3800, 2600],
    },
  ],
} satisfies DemoProduction
