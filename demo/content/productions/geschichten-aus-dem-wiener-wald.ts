import type { DemoProduction } from '#content/content.ts'

export const geschichtenAusDemWienerWald = {
  key: 'geschichten-aus-dem-wiener-wald',
  slug: { de: 'geschichten-aus-dem-wiener-wald', en: 'tales-from-the-vienna-woods' },
  title: { de: 'Geschichten aus dem Wiener Wald', en: 'Tales from the Vienna Woods' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Volksstück in drei Teilen von Ödön von Horváth',
    en: 'Folk play in three parts by Ödön von Horváth',
  },
  genre: 'drama',
  tags: ['klassiker', 'wiederaufnahme', 'mit-einfuehrung'],
  series: ['premieren-abo', 'schauspiel-abo'],
  durationMinutes: 150,
  minimumAge: 14,
  language: {
    de: 'In deutscher Sprache mit englischen Übertiteln',
    en: 'In German with English surtitles',
  },
  teaser: {
    de: 'Eine stille Straße, drei Geschäfte, ein Walzer. Margit Sonnleithner sucht bei Horváth die Stelle, an der Gemütlichkeit in Gewalt kippt.',
    en: 'A quiet street, three shops, a waltz. Margit Sonnleithner looks in Horváth for the point where cosiness tips over into violence.',
  },
  description: {
    de: `„Stille“ ist das häufigste Wort in diesem Stück, und es steht in keinem Dialog. Horváth hat es zwischen die Sätze gesetzt, dorthin, wo seine Figuren einen Augenblick lang merken, was sie gerade gesagt haben. Dann reden sie weiter. Margit Sonnleithner hat mit dem Ensemble lange an diesen Pausen gearbeitet, denn sie sind der Kampf des Bewusstseins gegen das Unterbewusstsein, wie der Autor es selbst in seiner Gebrauchsanweisung nannte.

Eine stille Straße im achten Bezirk also: Puppenklinik, Fleischhauerei, Tabaktrafik. Marianne soll den Fleischhauer Oskar heiraten und verliebt sich in Alfred, der vom Rennplatz lebt. Das Kind, das sie bekommt, schickt man in die Wachau, in die gute Luft. Am Schluss wird ihr verziehen. Es ist das Grausamste, was man ihr antut.

Friederike Lohninger hat keine Wiener Gasse gebaut. Sie hat die Auslagen leer stehender Geschäfte aus Ennsfelden ausgeliehen, mit Rollbalken, vergilbten Preisschildern und den Schriftzügen der letzten Mieter. Hinter Glas bewegen sich die Figuren wie Ware, die nicht mehr umgesetzt wird. Ausgestellt sind sie alle, geschützt ist keine. Der Stephansdom, die blaue Donau und der Heurige kommen nur noch als Tapete vor.

Das Stück wurde im November 1931 in Berlin uraufgeführt; zwei Jahre später war sein Verfasser in Deutschland verfemt. Ein Walzer zieht sich durch alle Szenen, von einer Realschülerin im zweiten Stock auf einem ausgeleierten Klavier geübt. Lukas Breitwieser lässt sie jedes Mal an derselben Stelle abbrechen, einen Takt vor der Auflösung. Man ertappt sich dabei, dass man mitsummt und den fehlenden Takt ergänzt. Darauf wartet die Inszenierung.`,
    en: `“Silence” is the commonest word in this play, and nobody speaks it. Horváth put it between the lines, at the points where his characters notice for a second what they have just said. Then they go on talking. Margit Sonnleithner and the company have worked at length on these pauses. In them, as the author wrote in his directions for use, consciousness is fighting the subconscious.

A quiet street in Vienna’s eighth district, then: a dolls’ hospital, a butcher’s, a tobacconist’s. Marianne is to marry Oskar the butcher and falls in love with Alfred, who lives off the races. The child she bears is sent to the Wachau for the good air. In the end she is forgiven. It is the cruellest thing anyone does to her.

Friederike Lohninger has not built a Viennese lane. She has borrowed shop windows from empty premises in Ennsfelden, complete with roller shutters, yellowed price tags and the lettering of the last tenants. Behind the glass the characters move like stock that no longer sells. All of them are on display and none is protected. The cathedral, the blue Danube and the wine tavern survive only as wallpaper.

The play was first performed in Berlin in November 1931; two years later its author was an outcast in Germany. A waltz runs through every scene, practised by a schoolgirl on the second floor at a worn-out piano. Lukas Breitwieser makes her break off at the same place each time, one bar before it resolves. You catch yourself humming along and adding the missing bar. That is the moment the production has been waiting for.`,
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: { de: 'Erster und zweiter Teil', en: 'Parts one and two' },
      minutes: 85,
    },
    { kind: 'interval', minutes: 20 },
    { kind: 'work', title: { de: 'Dritter Teil', en: 'Part three' }, minutes: 45 },
  ],
  credits: [
    { person: 'margit-sonnleithner', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costumes' },
    },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'miriam-oellinger', group: 'cast', role: { de: 'Marianne', en: 'Marianne' } },
    { person: 'elias-froschauer', group: 'cast', role: { de: 'Alfred', en: 'Alfred' } },
    { person: 'emre-yildirimer', group: 'cast', role: { de: 'Oskar', en: 'Oskar' } },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Zauberkönig', en: 'The Magic King' },
    },
    { person: 'dragana-petrovska', group: 'cast', role: { de: 'Valerie', en: 'Valerie' } },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Die Großmutter', en: 'The Grandmother' },
    },
    { person: 'paul-anzengruber-sand', group: 'cast', role: { de: 'Erich', en: 'Erich' } },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Der Rittmeister', en: 'The Captain' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden', 'Stadtmarketing Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '03-11',
      to: '05-15',
      count: 6,
      weekdays: [3, 5],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4400, 3400, 2400],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '03-22',
      to: '05-10',
      count: 2,
      weekdays: [0],
      times: ['17:00'],
      pricesCents: [4400, 3400, 2400],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '05-27',
      to: '06-26',
      count: 5,
      weekdays: [4, 6],
      times: ['19:30'],
      pricesCents: [4400, 3400, 2400],
    },
  ],
} satisfies DemoProduction
