import type { DemoProduction } from '#content/content.ts'

export const dieLustigeWitwe = {
  key: 'die-lustige-witwe',
  slug: { de: 'die-lustige-witwe', en: 'the-merry-widow' },
  title: { de: 'Die lustige Witwe', en: 'The Merry Widow' },
  preline: { de: 'Operette', en: 'Operetta' },
  subtitle: {
    de: 'Operette in drei Akten von Franz Lehár, Text von Victor Léon und Leo Stein',
    en: 'Operetta in three acts by Franz Lehár, libretto by Victor Léon and Leo Stein',
  },
  genre: 'operetta',
  tags: ['klassiker', 'uebertitel', 'mit-einfuehrung'],
  series: ['premieren-abo', 'samstag-abo'],
  durationMinutes: 150,
  language: {
    de: 'In deutscher Sprache mit deutschen Übertiteln',
    en: 'Sung in German with German surtitles',
  },
  teaser: {
    de: 'Zwei, die sich vor Jahren verpasst haben, begegnen einander auf einem Staatsempfang. Lehárs Operette als langes Gespräch, unterbrochen von Walzern und einem Budgetloch.',
    en: 'Two people who missed each other years ago meet at a state reception. Lehár’s operetta as one long conversation, interrupted by waltzes and a hole in the budget.',
  },
  description: {
    de: [
      '„Lippen schweigen“ dauert keine drei Minuten. Davor liegen zwei Stunden, in denen dieselben Lippen ununterbrochen reden: über Geld, über das Vaterland, über die Dummheit der Männer und die der Frauen, nur nicht über das eine. Wenn man die Operette so hört, ist sie ein Stück über zwei Erwachsene, die sehr gut sprechen können und dabei nicht weiterkommen.',
      'Margit Sonnleithner und die beiden Hauptdarsteller haben mit dieser Beobachtung begonnen. Hanna und Danilo haben sich vor langer Zeit geliebt, es gab einen Standesunterschied und einen Onkel, seither hat jeder sein Leben gehabt. Marija Kovačić-Lenz und Florian Windischbauer spielen das ohne jugendlichen Lack. Man darf sehen, dass sie müde sind, und dass er im ersten Akt wirklich schläft.',
      'Um die zwei herum tobt ein Staat, der pleite ist. Pontevedro hat zwanzig Millionen Gründe, den Patriotismus hochleben zu lassen, und Baron Zeta zählt sie auf. Friederike Lohninger setzt die drei Akte auf eine Drehscheibe, die sich vom ersten bis zum letzten Takt bewegt, im Tempo eines langsamen Walzers: Gesandtschaft, Garten und ein Maxim aus Sperrholz ziehen vorbei, und wer stehen bleiben will, muss gehen. Das sieht leicht aus. Die Proben begannen mit Tabletten gegen Seekrankheit.',
      'Zwei Eingriffe seien verraten. Den Marsch über das Studium der Weiber singen im zweiten Durchgang die Frauen über die Herren, mit denselben Worten, und er passt. Und Njegus, der Kanzlist, führt den Abend lang Protokoll. Konrad Leitgeb liest am Ende die letzte Zeile daraus vor, wenn die Scheibe zum ersten Mal steht. Gregor Nussbaumeder hält im Graben die Luft an, denn danach kommt nur noch Musik.',
    ].join('\n\n'),
    en: [
      '“Lippen schweigen” takes less than three minutes. Before it lie two hours in which the same lips do not stop talking: about money, about the fatherland, about the stupidity of men and that of women, about anything but the one thing. Listened to like this, the operetta is a play about two grown-ups who are extremely good at speaking and get nowhere by it.',
      'Margit Sonnleithner and her two leads began with that observation. Hanna and Danilo were in love a long time ago, there was a difference in rank and an uncle, and since then each has had a life. Marija Kovačić-Lenz and Florian Windischbauer play this without a gloss of youth. We may see that they are tired, and that in the first act he really is asleep.',
      'Around the two of them rages a state that is bankrupt. Pontevedro has twenty million reasons to toast patriotism, and Baron Zeta lists them. Friederike Lohninger has put the three acts on a revolve which moves from the first bar to the last at the speed of a slow waltz: the embassy, the garden and a plywood Maxim’s drift by, and if you wish to stay where you are you have to walk. It looks easy. Rehearsals began with tablets against seasickness.',
      'Two interventions may be given away. On its second time round the march about the study of women is sung by the women about the gentlemen, to the same words, and it fits. And Njegus, the embassy clerk, keeps the minutes all evening. At the end, when the revolve stands still for the first time, Konrad Leitgeb reads out the last line of them. In the pit Gregor Nussbaumeder holds his breath, for after that there is only music.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Akt: Salon der pontevedrinischen Gesandtschaft in Paris',
        en: 'Act One: The salon of the Pontevedrin embassy in Paris',
      },
      minutes: 48,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Akt: Im Garten von Hanna Glawaris Palais',
        en: 'Act Two: In the garden of Hanna Glawari’s house',
      },
      minutes: 47,
    },
    {
      kind: 'work',
      title: { de: 'Dritter Akt: Bei Maxim, nachgebaut', en: 'Act Three: Maxim’s, reconstructed' },
      minutes: 30,
    },
  ],
  credits: [
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'margit-sonnleithner', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
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
      person: 'ursula-stelzhammer',
      group: 'team',
      role: { de: 'Studienleitung', en: 'Head of music staff' },
    },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'marija-kovacic-lenz',
      group: 'cast',
      role: { de: 'Hanna Glawari', en: 'Hanna Glawari' },
    },
    {
      person: 'florian-windischbauer',
      group: 'cast',
      role: { de: 'Graf Danilo Danilowitsch', en: 'Count Danilo Danilovitsch' },
    },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Valencienne', en: 'Valencienne' } },
    {
      person: 'andres-villaquiran',
      group: 'cast',
      role: { de: 'Camille de Rosillon', en: 'Camille de Rosillon' },
    },
    {
      person: 'bernhard-mostegl',
      group: 'cast',
      role: { de: 'Baron Mirko Zeta', en: 'Baron Mirko Zeta' },
    },
    {
      person: 'roland-tiefengraber',
      group: 'cast',
      role: { de: 'Vicomte Cascada', en: 'Vicomte Cascada' },
    },
    {
      person: 'gerald-pichlbauer',
      group: 'cast',
      role: { de: 'Raoul de Saint-Brioche', en: 'Raoul de Saint-Brioche' },
    },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Praskowia', en: 'Praskovia' } },
    { person: 'konrad-leitgeb', group: 'cast', role: { de: 'Njegus', en: 'Njegus' } },
  ],
  sponsors: ['Sparkasse Ennsfelden', 'Brauerei Flößerbräu'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '01-11',
      to: '03-09',
      count: 7,
      weekdays: [5],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [7600, 6000, 4600, 3200, 1800],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '03-01',
      to: '03-21',
      count: 3,
      weekdays: [0],
      times: ['15:00'],
      pricesCents: [7200, 5800, 4400, 3000, 1800],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '03-11',
      to: '03-31',
      count: 3,
      weekdays: [4],
      times: ['19:30'],
      pricesCents: [7600, 6000, 4600, 3200, 1800],
    },
  ],
} satisfies DemoProduction
