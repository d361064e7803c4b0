import type { DemoProduction } from '#content/content.ts'

export const dieMoewe = {
  key: 'die-moewe',
  slug: { de: 'die-moewe', en: 'the-seagull' },
  title: { de: 'Die Möwe', en: 'The Seagull' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Komödie in vier Akten von Anton Tschechow',
    en: 'Comedy in four acts by Anton Chekhov',
  },
  genre: 'drama',
  tags: ['klassiker', 'mit-einfuehrung'],
  series: ['premieren-abo', 'schauspiel-abo', 'samstag-abo'],
  durationMinutes: 155,
  minimumAge: 12,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Ein See, wenig Handlung, fünf Pud Liebe. Bei Margit Sonnleithner bauen alle gemeinsam eine Bühne und sehen ihr dann beim Verwittern zu.',
    en: 'A lake, not much plot, five poods of love. In Margit Sonnleithner’s production everyone builds a stage together and then watches it weather.',
  },
  description: {
    de: `„Eine Komödie, drei Frauenrollen, sechs Männerrollen, vier Akte, Landschaft (Blick auf einen See); viele Gespräche über Literatur, wenig Handlung, fünf Pud Liebe“: So kündigte Tschechow 1895 einem Freund die Arbeit an. Fünf Pud sind gut achtzig Kilogramm. Margit Sonnleithner hat nachgerechnet, wer hier wen liebt, und kommt auf eine Kette, in der jeder nach vorne schaut und keiner sich umdreht. Medwedenko liebt Mascha, Mascha liebt Kostja, Kostja liebt Nina, Nina liebt Trigorin. Und Trigorin angelt.

Zu Beginn zimmern Arbeiter eine kleine Bühne am Ufer, für das Stück, mit dem der junge Kostja das Theater erneuern will. In Ennsfelden zimmert sie das ganze Ensemble, aus den Brettern, die bei der letzten Bodensanierung des Großen Hauses herausgerissen wurden. Auf diesem Holz haben Generationen von Ninas vorgesprochen. Die Vorstellung wird bekanntlich nach wenigen Minuten abgebrochen, weil die Mutter im Publikum dazwischenredet. Das Podest bleibt stehen, wird Jausentisch, Krankenlager, Anlegesteg, und im vierten Akt klappert es im Wind.

Johanna Katzensteiner spielt die Arkadina ohne Bosheit, als arbeitende Frau, die sich vor dem Sparbuch ebenso fürchtet wie vor dem Spiegel. Elias Froschauer und Lea Mitterlehner glauben einander jedes Wort, was die Sache nicht leichter macht. Über den See hört man, sehr fern, eine Blasmusik proben.

Die Petersburger Uraufführung 1896 wurde ausgelacht, im falschen Sinn; zwei Jahre später machte Moskau das Stück berühmt. Sonnleithner nimmt den Untertitel beim Wort. Gelacht werden darf also, auch noch um zehn am Abend, wenn nebenan Lotto gespielt wird und ein Fläschchen Äther zerspringt.`,
    en: `“A comedy, three women’s parts, six men’s, four acts, a landscape (view of a lake); much talk about literature, little action, five poods of love.” That is how Chekhov described his work in progress to a friend in 1895. Five poods are a good eighty kilograms. Margit Sonnleithner has calculated who loves whom and arrives at a chain in which all look ahead and nobody turns round. Medvedenko loves Masha, Masha loves Kostya, Kostya loves Nina, Nina loves Trigorin. And Trigorin fishes.

As the play begins, workmen are hammering together a small stage on the shore, for the drama with which young Kostya means to renew the theatre. In Ennsfelden the entire cast hammers, using boards torn up when our main stage last had its floor replaced. Generations of Ninas have auditioned on this wood. The performance, as we know, is broken off after a few minutes because the author’s mother keeps talking. The platform stays. It becomes a tea table, a sickbed, a jetty, and in the fourth act it rattles in the wind.

Johanna Katzensteiner plays Arkadina without malice, as a working woman who fears her savings book as much as her mirror. Elias Froschauer and Lea Mitterlehner believe each other’s every word, which does not make matters easier. Across the lake, very far off, a brass band is rehearsing.

At the Petersburg premiere in 1896 people laughed, in the wrong way; two years later Moscow made the play famous. Sonnleithner takes the subtitle seriously. You are allowed to laugh, even at ten at night, when they are playing lotto in the next room and a little bottle of ether goes off.`,
  },
  importantInfo: {
    de: 'Während der Vorstellung fallen zwei Schüsse hinter der Bühne.',
    en: 'Two shots are fired offstage during the performance.',
  },
  programme: [
    { kind: 'work', title: { de: 'Erster bis dritter Akt', en: 'Acts one to three' }, minutes: 95 },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: { de: 'Vierter Akt, zwei Jahre später', en: 'Act four, two years later' },
      minutes: 40,
    },
  ],
  credits: [
    { person: 'margit-sonnleithner', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'johanna-katzensteiner', group: 'cast', role: { de: 'Arkadina', en: 'Arkadina' } },
    { person: 'elias-froschauer', group: 'cast', role: { de: 'Kostja', en: 'Kostya' } },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Nina', en: 'Nina' } },
    {
      person: 'severin-achleitner-rauch',
      group: 'cast',
      role: { de: 'Trigorin', en: 'Trigorin' },
    },
    { person: 'nora-tschernitz', group: 'cast', role: { de: 'Mascha', en: 'Masha' } },
    { person: 'konrad-leitgeb', group: 'cast', role: { de: 'Sorin', en: 'Sorin' } },
    { person: 'viktor-hammerstorfer', group: 'cast', role: { de: 'Dorn', en: 'Dorn' } },
    { person: 'emre-yildirimer', group: 'cast', role: { de: 'Medwedenko', en: 'Medvedenko' } },
    { person: 'hannelore-zistler', group: 'cast', role: { de: 'Polina', en: 'Polina' } },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Schamrajew', en: 'Shamrayev' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '01-14',
      to: '03-06',
      count: 10,
      weekdays: [4, 6],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4400, 3400, 2400],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '01-31',
      to: '02-28',
      count: 2,
      weekdays: [0],
      times: ['17:00'],
      pricesCents: [4400, 3400, 2400],
    },
  ],
} satisfies DemoProduction
