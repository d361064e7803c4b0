import type { DemoProduction } from '#demo/content.ts'

export const haenselUndGretel = {
  key: 'haensel-und-gretel',
  slug: { de: 'haensel-und-gretel', en: 'hansel-and-gretel' },
  title: { de: 'Hänsel und Gretel', en: 'Hansel and Gretel' },
  preline: { de: 'Oper für alle ab 6', en: 'Opera for everyone from 6' },
  subtitle: {
    de: 'Märchenspiel in drei Bildern von Engelbert Humperdinck, Text von Adelheid Wette',
    en: 'Fairy-tale opera in three scenes by Engelbert Humperdinck, libretto by Adelheid Wette',
  },
  genre: 'opera',
  tags: ['familie', 'klassiker', 'uebertitel', 'schulvorstellung'],
  series: ['familien-abo', 'opern-abo'],
  durationMinutes: 122,
  minimumAge: 6,
  language: {
    de: 'In deutscher Sprache mit deutschen Übertiteln',
    en: 'Sung in German with German surtitles',
  },
  teaser: {
    de: 'Der Wald ist aus Besen, dreihundertvierzig Stück, in Ennsfelden gebunden. Eine Geschichte vom Hunger, in der viel gesungen und einmal richtig gegessen wird.',
    en: 'The forest is made of brooms, three hundred and forty of them, bound in Ennsfelden. A story about hunger with a great deal of singing and one proper meal.',
  },
  description: {
    de: [
      'Gibt es in der Vorstellung Lebkuchen? Ja, aber spät. Vorher gibt es einen leeren Topf, einen zerbrochenen Krug und zwei Kinder, die tanzen, weil das gegen Hunger angeblich hilft. Barbara Fellinger leitet unser Junges Theater, und sie findet, dass man Kindern das Wort Hunger zumuten kann, wenn man ihnen danach die Hand gibt.',
      'Der Vater in der Geschichte ist Besenbinder. Also ist alles, was Friederike Lohninger gebaut hat, aus Besen: die Stube, das Bett, vor allem der Wald, der im zweiten Bild aus dem Boden wächst, dreihundertvierzig Besen mit den Borsten nach oben. Gebunden haben sie im Sommer die Volksschule am Anger und das Pensionistenheim in der Lederergasse, an vierzehn Nachmittagen, mit viel Gerede. An jedem hängt ein Zettel mit zwei Namen.',
      'Die Hexe wird von einem Tenor gesungen und ist sehr freundlich. Roland Tiefengraber trägt die Schürze, die alle Großmütter haben, er kocht gut, und er hört zu. Gerade das ist unheimlich. Kinder ab sechs halten es erfahrungsgemäß leichter aus als ihre Begleitung, weil sie früher bemerken, dass Gretel längst einen Plan hat.',
      'Humperdinck hat für diese Kinder ein Orchester aufgeboten, das er bei Wagner gelernt hatte, und darunter liegen Lieder, die man nach einmal Hören kann. Gregor Nussbaumeder dirigiert beides so, dass man die Worte versteht. Beim Abendsegen geht im Saal das Licht bis auf einen kleinen Rest aus; vierzehn Engel erscheinen nicht, aber vierzehn Menschen mit Suppenschüsseln. Nach dem Schluss verteilt der Kinderchor im Foyer die Lebkuchen, die auf der Bühne ein Haus gewesen sind. Sie sind hart. Man soll sie lutschen.',
    ].join('\n\n'),
    en: [
      'Will there be gingerbread? Yes, but late. First there is an empty pot, a broken jug and two children who dance because dancing is said to help against hunger. Barbara Fellinger runs our Young Theatre, and she believes that children can be trusted with the word hunger, provided somebody takes their hand afterwards.',
      'The father in the story makes brooms. So everything Friederike Lohninger has built is made of them: the parlour, the bed and above all the forest, which grows out of the floor in the second scene, three hundred and forty brooms with their bristles in the air. They were bound last summer by the primary school on the green and the old people’s home in Lederergasse, over fourteen afternoons and a lot of conversation. Each one carries a tag with two names.',
      'The witch is sung by a tenor and is very kind. Roland Tiefengraber wears the apron that all grandmothers own; he cooks well, and he listens. That is what makes him uncanny. In our experience children from six upwards bear it better than the adults beside them, because they notice sooner that Gretel has a plan.',
      'For these children Humperdinck summoned an orchestra whose craft he had learnt with Wagner, and underneath it lie songs you know after one hearing. Gregor Nussbaumeder conducts both so that the words come across. At the evening prayer the lights in the house go down to a glimmer; fourteen angels do not appear, but fourteen people with bowls of soup do. Afterwards the children’s chorus hands out in the foyer the gingerbread that was a house on stage. It is hard. It is meant to be sucked.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    { kind: 'work', title: { de: 'Erstes Bild: Daheim', en: 'Scene One: At home' }, minutes: 32 },
    {
      kind: 'work',
      title: { de: 'Zweites Bild: Im Walde', en: 'Scene Two: In the forest' },
      minutes: 30,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: { de: 'Drittes Bild: Das Knusperhäuschen', en: 'Scene Three: The gingerbread house' },
      minutes: 40,
    },
  ],
  credits: [
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'barbara-fellinger', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costume design' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'ursula-stelzhammer',
      group: 'team',
      role: { de: 'Studienleitung', en: 'Head of music staff' },
    },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'theresa-haslauer', group: 'cast', role: { de: 'Hänsel', en: 'Hansel' } },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Gretel', en: 'Gretel' } },
    {
      person: 'marija-kovacic-lenz',
      group: 'cast',
      role: { de: 'Gertrud, Mutter', en: 'Gertrude, mother' },
    },
    {
      person: 'florian-windischbauer',
      group: 'cast',
      role: { de: 'Peter, Besenbinder', en: 'Peter, broom-maker' },
    },
    {
      person: 'roland-tiefengraber',
      group: 'cast',
      role: { de: 'Die Knusperhexe', en: 'The Gingerbread Witch' },
    },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Sandmännchen', en: 'Sandman' } },
    { person: 'yuna-sakamori', group: 'cast', role: { de: 'Taumännchen', en: 'Dew Fairy' } },
  ],
  sponsors: ['Bäckerei Wimhofer', 'Freunde des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '11-21',
      to: '01-06',
      count: 10,
      weekdays: [6, 0],
      times: ['16:00'],
      opensWithPremiere: true,
      pricesCents: [6200, 5000, 3800, 2600, 1500],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '11-28',
      to: '12-30',
      count: 7,
      weekdays: [3, 6],
      times: ['17:00'],
      pricesCents: [6200, 5000, 3800, 2600, 1500],
    },
  ],
} satisfies DemoProduction
