import type { DemoProduction } from '#content/content.ts'

export const laTraviata = {
  key: 'la-traviata',
  slug: { de: 'la-traviata', en: 'la-traviata' },
  title: { de: 'La Traviata', en: 'La traviata' },
  preline: { de: 'Oper', en: 'Opera' },
  subtitle: {
    de: 'Oper in drei Akten von Giuseppe Verdi, Text von Francesco Maria Piave nach Alexandre Dumas d. J.',
    en: 'Opera in three acts by Giuseppe Verdi, libretto by Francesco Maria Piave after Alexandre Dumas fils',
  },
  genre: 'opera',
  tags: ['klassiker', 'uebertitel', 'mit-einfuehrung'],
  series: ['premieren-abo', 'opern-abo', 'samstag-abo'],
  durationMinutes: 153,
  language: {
    de: 'In italienischer Sprache mit deutschen Übertiteln',
    en: 'Sung in Italian with German surtitles',
  },
  teaser: {
    de: 'Ein Haushalt wird aufgelöst, Stück für Stück, vier Takte nach dem Trinklied beginnt es. Rosa Caballero-Prinz liest Verdis Oper als Rechnung, die eine Frau allein bezahlt.',
    en: 'A household is dissolved piece by piece, beginning four bars after the drinking song. Rosa Caballero-Prinz reads Verdi’s opera as a bill that one woman pays alone.',
  },
  description: {
    de: [
      'Zwei Pferde, eine Kutsche, das Silber, der Toilettentisch, elf Abendkleider, ein Klavier. Die Liste steht nicht im Libretto, aber Annina nennt im zweiten Akt ihren Anlass: Violetta verkauft, was sie hat, damit das Leben auf dem Land bezahlt werden kann. Alfredo weiß davon nichts. Er hat seit drei Monaten nicht gefragt.',
      'Rosa Caballero-Prinz nimmt diese eine Auskunft zum Grundriss ihrer Inszenierung. Vier Takte nach dem Trinklied betreten zwei Männer in Arbeitskleidung die Bühne und tragen einen Sessel hinaus. Niemand hält sie auf. Von da an wird Friederike Lohningers Salon leerer, bei jeder Arie um ein Stück, ohne dass jemand darüber ein Wort verliert. Im dritten Akt bleiben ein Bett und auf der Tapete die hellen Rechtecke, wo einmal Bilder hingen.',
      'Das ist keine Moral, sondern Buchhaltung, und sie macht die großen Szenen sehr still. Wenn Vater Germont von Gott und der Familie singt, hat er den Hut noch in der Hand: Er ist gekommen, um eine Verbindlichkeit zu löschen. Florian Windischbauer und Marija Kovačić-Lenz führen das lange Duett wie eine Verhandlung, bei der beide merken, dass sie einander mögen, und nur einer sich das leisten kann.',
      'Tibor Szalkay dirigiert die Partitur ohne die üblichen Striche, auch mit den zweiten Strophen, die Violetta im ersten und im letzten Akt Zeit geben, noch einmal nachzudenken. Das Fest bei Flora, sonst ein Vorwand für Fächer und Kastagnetten, hat Amina Diarra-Koch als Gesellschaftsspiel choreografiert, dessen Regeln alle kennen außer der Frau, um die gespielt wird. Wer nachher durch die Flößergasse nach Hause geht, sieht die Möbel in den Fenstern vielleicht ein wenig anders.',
    ].join('\n\n'),
    en: [
      'Two horses, a carriage, the silver, the dressing table, eleven evening gowns, a piano. The list is not in the libretto, but in the second act Annina names the occasion for it: Violetta is selling what she owns to pay for life in the country. Alfredo knows nothing of this. For three months he has not asked.',
      'Rosa Caballero-Prinz makes that single piece of information the ground plan of her staging. Four bars after the drinking song two men in overalls walk on and carry out an armchair. Nobody stops them. From then on Friederike Lohninger’s salon grows emptier, by one piece with every aria, and not a word is said about it. In the third act there remain a bed and, on the wallpaper, the pale rectangles where pictures used to hang.',
      'This is bookkeeping rather than moralising, and it makes the big scenes very quiet. When Germont the father sings of God and family he still has his hat in his hand: he has come to cancel a liability. Florian Windischbauer and Marija Kovačić-Lenz conduct their long duet like a negotiation in which both discover that they like each other, and only one can afford it.',
      'Tibor Szalkay performs the score without the customary cuts, including the second verses that give Violetta time, in the first act and the last, to think again. Flora’s party, so often a pretext for fans and castanets, has been choreographed by Amina Diarra-Koch as a parlour game whose rules are known to everyone except the woman being played for. Walking home along Flößergasse afterwards, you may look at the furniture in the windows a little differently.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Akt: Salon im Haus Violettas',
        en: 'Act One: The salon in Violetta’s house',
      },
      minutes: 31,
    },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt, erstes Bild: Ein Landhaus bei Paris',
        en: 'Act Two, Scene One: A country house near Paris',
      },
      minutes: 39,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt, zweites Bild: Fest bei Flora',
        en: 'Act Two, Scene Two: A party at Flora’s',
      },
      minutes: 25,
    },
    {
      kind: 'work',
      title: { de: 'Dritter Akt: Violettas Schlafzimmer', en: 'Act Three: Violetta’s bedroom' },
      minutes: 33,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
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
      person: 'marija-kovacic-lenz',
      group: 'cast',
      role: { de: 'Violetta Valéry', en: 'Violetta Valéry' },
    },
    {
      person: 'gerald-pichlbauer',
      group: 'cast',
      role: { de: 'Alfredo Germont', en: 'Alfredo Germont' },
    },
    {
      person: 'florian-windischbauer',
      group: 'cast',
      role: { de: 'Giorgio Germont', en: 'Giorgio Germont' },
    },
    {
      person: 'theresa-haslauer',
      group: 'cast',
      role: { de: 'Flora Bervoix', en: 'Flora Bervoix' },
    },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Annina', en: 'Annina' } },
    { person: 'roland-tiefengraber', group: 'cast', role: { de: 'Gastone', en: 'Gastone' } },
    {
      person: 'olek-wisniarski',
      group: 'cast',
      role: { de: 'Baron Douphol', en: 'Baron Douphol' },
    },
    {
      person: 'bernhard-mostegl',
      group: 'cast',
      role: { de: 'Doktor Grenvil', en: 'Doctor Grenvil' },
    },
  ],
  sponsors: ['Sparkasse Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '01-22',
      to: '03-06',
      count: 6,
      weekdays: [4],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '03-07',
      to: '04-05',
      count: 5,
      weekdays: [2, 6],
      times: ['19:30'],
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
  ],
} satisfies DemoProduction
