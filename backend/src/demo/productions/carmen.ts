import type { DemoProduction } from '#demo/content.ts'

export const carmen = {
  key: 'carmen',
  slug: { de: 'carmen', en: 'carmen' },
  title: { de: 'Carmen', en: 'Carmen' },
  preline: { de: 'Opéra comique', en: 'Opéra comique' },
  subtitle: {
    de: 'Oper in vier Akten von Georges Bizet, Text von Henri Meilhac und Ludovic Halévy nach Prosper Mérimée',
    en: 'Opera in four acts by Georges Bizet, libretto by Henri Meilhac and Ludovic Halévy after Prosper Mérimée',
  },
  genre: 'opera',
  tags: ['klassiker', 'uebertitel', 'mit-einfuehrung', 'nachgespraech'],
  series: ['premieren-abo', 'opern-abo', 'samstag-abo'],
  durationMinutes: 168,
  minimumAge: 12,
  language: {
    de: 'In französischer Sprache mit deutschen Übertiteln',
    en: 'Sung in French with German surtitles',
  },
  teaser: {
    de: 'Schichtwechsel in der Zwirnfabrik, und alle kennen die Frau, die da herauskommt. Margit Sonnleithner inszeniert die Oper als Fall, bei dem es an Zeugen nicht gefehlt hat.',
    en: 'The shift changes at the thread mill, and everyone knows the woman coming out. Margit Sonnleithner stages the opera as a case in which there was no shortage of witnesses.',
  },
  description: {
    de: [
      'Um sechs, um vierzehn und um zweiundzwanzig Uhr ging in der Ennsfeldner Zwirnfabrik die Sirene, bis 1987. Wer damals am Stadtplatz zu tun hatte, weiß noch, wie es klang, wenn vierhundert Frauen gleichzeitig auf die Straße kamen. Margit Sonnleithner hat mit einigen von ihnen gesprochen. Zigarren haben sie nie gerollt, aber sie kennen die Szene: die Männer am Zaun, die Zurufe, die Kollegin, über die geredet wird.',
      'Wolfgang Steinparz stellt also keinen Platz in Sevilla auf die Bühne, sondern ein Werkstor. Es wird gedreht, geöffnet, überklettert, und im vierten Akt ist es die Rückseite der Arena. Die Fassung ist jene mit gesprochenen Dialogen, in der José eine Vorgeschichte hat: Er hat nach einer blutigen Rauferei die Heimat verlassen müssen, und er erzählt es beiläufig. Man sollte ihm zuhören. Andrés Villaquirán spielt einen höflichen Mann, der jedes Nein für den Anfang eines Gesprächs hält.',
      'Theresa Haslauers Carmen verführt wenig. Sie arbeitet, verhandelt, lacht schneller als die anderen und sagt dreimal deutlich, dass es vorbei ist. Die Karten legt sie im dritten Akt auf eine umgedrehte Garnkiste, und ihre Arie klingt darin wie ein nüchternes Protokoll.',
      'Das letzte Bild ist das kürzeste und genaueste des Abends. Der ganze Chor steht auf Bänken, den Rücken zum Saal, und sieht dem Stierkampf zu, den wir nur hören. Davor, drei Meter entfernt, streiten zwei Menschen. Niemand dreht sich um, bis es still wird. Gewalttaten dieser Art heißen in der Zeitung gern Tragödie. Die Inszenierung verwendet das Wort nicht. Im Programmheft stehen Nummern, unter denen rund um die Uhr jemand abhebt.',
    ].join('\n\n'),
    en: [
      'At six, at two and at ten the siren sounded in Ennsfelden’s thread mill, until 1987. Anyone who had business in the town square in those days remembers the noise of four hundred women stepping out into the street at once. Margit Sonnleithner has talked to some of them. They never rolled a cigar, but they know the scene: the men at the fence, the shouting, the colleague who is talked about.',
      'So Wolfgang Steinparz has put a factory gate on stage rather than a square in Seville. It is turned, opened, climbed over, and in the fourth act it is the back of the arena. The version is the one with spoken dialogue, in which José has a past: he had to leave home after a bloody brawl, and mentions it in passing. One ought to listen. Andrés Villaquirán plays a courteous man who takes every no for the beginning of a conversation.',
      'Theresa Haslauer’s Carmen does little seducing. She works, bargains, laughs faster than the others and says three times, plainly, that it is over. In the third act she lays out the cards on an upturned yarn crate, and her aria has the sobriety of a statement taken down for the record.',
      'The last scene is the shortest and the most exact of the evening. The whole chorus stands on benches with its back to us and watches the bullfight, which we only hear. In front, three metres away, two people are quarrelling. Nobody turns round until it is quiet. Newspapers like to call such acts a tragedy. The staging does not use the word. The programme book lists telephone numbers which are answered day and night.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'Die Inszenierung zeigt Gewalt gegen eine Frau.',
    en: 'The staging shows violence against a woman.',
  },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Akt: Platz vor der Fabrik',
        en: 'Act One: The square before the factory',
      },
      minutes: 46,
    },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt: Die Schenke des Lillas Pastia',
        en: 'Act Two: Lillas Pastia’s tavern',
      },
      minutes: 40,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Dritter Akt: In den Bergen, nachts',
        en: 'Act Three: In the mountains, at night',
      },
      minutes: 37,
    },
    {
      kind: 'work',
      title: { de: 'Vierter Akt: Vor der Arena', en: 'Act Four: Outside the arena' },
      minutes: 20,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'margit-sonnleithner', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
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
    { person: 'theresa-haslauer', group: 'cast', role: { de: 'Carmen', en: 'Carmen' } },
    { person: 'andres-villaquiran', group: 'cast', role: { de: 'Don José', en: 'Don José' } },
    { person: 'olek-wisniarski', group: 'cast', role: { de: 'Escamillo', en: 'Escamillo' } },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Micaëla', en: 'Micaëla' } },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Frasquita', en: 'Frasquita' } },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Mercédès', en: 'Mercédès' } },
    { person: 'florian-windischbauer', group: 'cast', role: { de: 'Dancaïre', en: 'Dancaïre' } },
    { person: 'roland-tiefengraber', group: 'cast', role: { de: 'Remendado', en: 'Remendado' } },
    { person: 'bernhard-mostegl', group: 'cast', role: { de: 'Zuniga', en: 'Zuniga' } },
  ],
  sponsors: ['Stadtwerke Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '01-23',
      to: '04-03',
      count: 12,
      weekdays: [3, 6],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
  ],
} satisfies DemoProduction
