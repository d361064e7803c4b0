import type { DemoProduction } from '#content/content.ts'

export const faustDerTragoedieErsterTeil = {
  key: 'faust-der-tragoedie-erster-teil',
  slug: { de: 'faust-der-tragoedie-erster-teil', en: 'faust-part-one' },
  title: { de: 'Faust. Der Tragödie erster Teil', en: 'Faust, Part One' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Tragödie von Johann Wolfgang von Goethe',
    en: 'Tragedy by Johann Wolfgang von Goethe',
  },
  genre: 'drama',
  tags: ['klassiker', 'mit-einfuehrung', 'uebertitel', 'schulvorstellung'],
  series: ['premieren-abo', 'schauspiel-abo', 'samstag-abo'],
  durationMinutes: 185,
  minimumAge: 14,
  language: {
    de: 'In deutscher Sprache mit englischen Übertiteln',
    en: 'In German with English surtitles',
  },
  teaser: {
    de: 'Goethe beginnt mit einem Streit ums Geschäft. Katharina Obermoser auch: Ihr Faust spielt im Theater, mit Zugseilen, Souffleuse und Stadtchor.',
    en: 'Goethe begins with a quarrel about box office, and so does Katharina Obermoser: her Faust takes place in a theatre, with ropes, prompter and a chorus of townspeople.',
  },
  description: {
    de: `Bevor in diesem Stück irgendjemand verzweifelt, wird über Einnahmen geredet. Ein Direktor will ein volles Haus, ein Dichter die Ewigkeit, eine lustige Person ihr Publikum; geeinigt wird sich auf viel Maschinerie. Meist streicht man dieses Vorspiel. Katharina Obermoser, die als Intendantin beide Seiten des Streits kennt, lässt es ungekürzt spielen und bleibt dann einfach dort: auf der Bühne von 1911, mit offener Hinterwand, sichtbaren Zügen und der Versenkung, die sich nur von Hand kurbeln lässt.

Es gibt zwei Faust. Konrad Leitgeb hat sein Leben in Büchern verbracht und hält das für ein Unglück; Severin Achleitner-Rauch steigt nach der Hexenküche in denselben Mantel. Von da an sieht der Alte zu, was der Junge anrichtet. Dragana Petrovskas Mephisto hat die Souffleuse verdrängt: Sie sitzt im Kasten, sagt ein, was einer gerade denken möchte, und wundert sich, wie selten jemand sie um Schlimmes bitten muss.

Nach der Pause gehört der Abend Margarete. Goethe hatte als junger Jurist in Frankfurt den Prozess gegen die Dienstmagd Susanna Margaretha Brandt vor Augen, die 1772 als Kindsmörderin hingerichtet wurde. Johanna Katzensteiner spielt kein Opfer aus dem Lesebuch. Ihre Margarete versteht früh und genau, in welchem Stück sie steht.

Der Osterspaziergang wird von vierzig Ennsfeldnerinnen und Ennsfeldnern gesprochen, in den Mundarten, die sie mitbringen. Dieselben Menschen stehen später als Nachbarn am Brunnen und reden über Gretchen. Dazwischen haben sie sich nur umgedreht. Der Prolog im Himmel kommt übrigens vom Schnürboden, und der Herr hat, wie bei uns die Obermaschinisten, das letzte Wort.`,
    en: `Before anybody in this play despairs, there is a conversation about takings. A manager wants a full house, a poet wants eternity, a comedian wants his audience; they settle on plenty of machinery. The prelude is usually cut. Katharina Obermoser, who as artistic director knows both sides of that argument, plays it complete and then simply stays there: on the stage of 1911, its back wall exposed, its flying lines in view, with a trap that can only be cranked by hand.

There are two Fausts. Konrad Leitgeb has spent his life among books and thinks it a misfortune; after the Witch’s Kitchen, Severin Achleitner-Rauch puts on the same coat. From then on the old man watches what the young one does. Dragana Petrovska’s Mephistopheles has ousted the prompter. She sits in the box, supplies whatever a person would like to be thinking, and is surprised how seldom she has to be asked for anything wicked.

After the interval the evening belongs to Gretchen. As a young lawyer in Frankfurt, Goethe witnessed the case of Susanna Margaretha Brandt, a servant executed for infanticide in 1772. Johanna Katzensteiner does not play the victim we remember from school. Her Gretchen understands early, and exactly, what kind of play she is in.

The Easter walk is spoken by forty people from Ennsfelden in the accents they bring along. Later these same people stand at the well as neighbours and talk about Gretchen. In between they have done no more than turn round. The Prologue in Heaven, incidentally, comes from the fly floor, and the Lord has the last word, as chief stage technicians do.`,
  },
  importantInfo: {
    de: 'In der Walpurgisnacht werden Nebel und Stroboskoplicht eingesetzt.',
    en: 'Haze and strobe lighting are used in the Walpurgis Night scene.',
  },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Vorspiel auf dem Theater bis Hexenküche',
        en: 'Prelude in the Theatre to Witch’s Kitchen',
      },
      minutes: 90,
    },
    { kind: 'interval', minutes: 20 },
    { kind: 'work', title: { de: 'Straße bis Kerker', en: 'Street to Dungeon' }, minutes: 75 },
  ],
  credits: [
    { person: 'katharina-obermoser', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costumes' },
    },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Leitung Sprechchor', en: 'Speaking chorus master' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Faust, der alte', en: 'Faust as an old man' },
    },
    {
      person: 'severin-achleitner-rauch',
      group: 'cast',
      role: { de: 'Faust, der junge', en: 'Faust as a young man' },
    },
    {
      person: 'dragana-petrovska',
      group: 'cast',
      role: { de: 'Mephistopheles', en: 'Mephistopheles' },
    },
    {
      person: 'johanna-katzensteiner',
      group: 'cast',
      role: { de: 'Margarete', en: 'Gretchen' },
    },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Marthe, Hexe', en: 'Martha, Witch' },
    },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Wagner, Lustige Person', en: 'Wagner, Comedian' },
    },
    { person: 'emre-yildirimer', group: 'cast', role: { de: 'Valentin', en: 'Valentin' } },
    {
      person: 'nora-tschernitz',
      group: 'cast',
      role: { de: 'Lieschen, Schülerin', en: 'Lieschen, Student' },
    },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Direktor, Der Herr', en: 'Manager, The Lord' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden', 'Kulturfonds Ennsland'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '09-18',
      to: '12-12',
      count: 9,
      weekdays: [5, 6],
      times: ['19:00'],
      opensWithPremiere: true,
      pricesCents: [4600, 3600, 2400],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '10-04',
      to: '11-08',
      count: 3,
      weekdays: [0],
      times: ['16:00'],
      pricesCents: [4600, 3600, 2400],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '10-06',
      to: '11-04',
      count: 2,
      weekdays: [2],
      times: ['10:00'],
      pricesCents: [1400],
    },
  ],
} satisfies DemoProduction
