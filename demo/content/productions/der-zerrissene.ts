import type { DemoProduction } from '#content/content.ts'

export const derZerrissene = {
  key: 'der-zerrissene',
  slug: { de: 'der-zerrissene', en: 'a-man-full-of-nothing' },
  title: { de: 'Der Zerrissene', en: 'A Man Full of Nothing' },
  preline: { de: 'Posse mit Gesang', en: 'Farce with songs' },
  subtitle: {
    de: 'Posse mit Gesang in drei Akten von Johann Nestroy, Musik nach Adolf Müller',
    en: 'Farce with songs in three acts by Johann Nestroy, music after Adolf Müller',
  },
  genre: 'drama',
  tags: ['klassiker', 'mit-einfuehrung'],
  series: ['premieren-abo', 'schauspiel-abo', 'samstag-abo'],
  durationMinutes: 145,
  minimumAge: 10,
  language: {
    de: 'In wienerischem Deutsch',
    en: 'In Viennese German',
  },
  teaser: {
    de: 'Ein Millionär leidet an Langeweile, fällt ins Wasser und muss arbeiten gehen. Nestroys Posse, mit Strophen, die es am Vortag noch nicht gab.',
    en: 'A millionaire suffers from boredom, falls into the river and has to go out to work. Nestroy’s farce, with verses that did not exist the day before.',
  },
  description: {
    de: `Herr von Lips hat alles, und es hilft ihm nichts. Vierzehn Anzüge hängen im Kasten, doch in jedem steckt derselbe langweilige Mensch. Also beschließt er zu heiraten, und zwar die Erste, die zur Tür hereinkommt. Herein kommt eine Witwe. Hinter ihr kommt der Schlosser Gluthammer, der ältere Rechte auf sie geltend macht, und weil am neuen Balkon das Geländer fehlt, liegen kurz darauf beide Herren im Wasser. Jeder hält sich für den Mörder des anderen, jeder versteckt sich beim selben Pächter. Das Schicksal, bei Nestroy ein Posseneinrichter mit gutem Gedächtnis, hat wieder einmal funktioniert.

1844 kam das Stück am Theater an der Wien heraus, nach einer Pariser Vorlage und mit Nestroy als Lips. Es war die Zeit der Weltschmerz-Mode: Wer etwas auf sich hielt, war innerlich zerrissen. Jakob Hinterleitner fragt, wer sich das heute leistet. Sein Lips, gespielt von Severin Achleitner-Rauch, hat Berater für Schlaf, Atmung und Sinn. Als Knecht auf dem Hof seines eigenen Pächters lernt er, was ein Tag ist.

Gespielt wird schnell und ohne Schonung des Mobiliars. Wolfgang Steinparz hat einen Balkon über den Orchestergraben gehängt, unter dem die Enns fließt, wenigstens dem Geräusch nach. Lukas Breitwieser hat Adolf Müllers Melodien für Akkordeon, Tuba und eine verstimmte Harfe gesetzt.

Bleibt das Couplet. Nestroy hat seine Zusatzstrophen oft erst am Spieltag geschrieben, sehr zum Ärger der Zensur. Wir halten es auch so. Über Parkraumbewirtschaftung, Gemeinderatssitzungen und den neuen Kreisverkehr wird je nach Lage der Dinge gesungen. Betroffene dürfen sich melden; sie kommen dann wieder vor.`,
    en: `Herr von Lips has everything and it does him no good. There are fourteen suits in his wardrobe and the same dull person inside every one of them. So he resolves to marry the first woman who walks through the door. A widow walks in. Behind her comes Gluthammer the locksmith, who has a prior claim, and since the new balcony has no railing yet, both gentlemen are shortly in the river. Each believes he has murdered the other; each goes into hiding with the same tenant farmer. Fate, which in Nestroy is a stage manager with a good memory, has done its job again.

The farce opened at the Theater an der Wien in 1844, adapted from a Paris comedy, with Nestroy himself as Lips. World-weariness was all the fashion and anybody of consequence was inwardly torn. Jakob Hinterleitner asks who can afford it nowadays. His Lips, played by Severin Achleitner-Rauch, keeps advisers for sleep, breathing and meaning. Disguised as a farmhand on land that belongs to him, he finds out what a day is.

It is played fast and with no mercy for the furniture. Wolfgang Steinparz has hung a balcony over the orchestra pit, and beneath it flows the Enns, to judge by the sound. Lukas Breitwieser has rescored Adolf Müller’s tunes for accordion, tuba and a harp that has lost its tuning.

That leaves the topical song. Nestroy often wrote extra verses on the day of the performance, to the annoyance of the censor. We do the same. Parking permits, council meetings and the new roundabout are sung about as circumstances require. Anyone who feels targeted may write to us; they will be included again.`,
  },
  importantInfo: { de: '', en: '' },
  programme: [
    { kind: 'work', title: { de: 'Erster Akt', en: 'Act one' }, minutes: 50 },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: { de: 'Zweiter und dritter Akt', en: 'Acts two and three' },
      minutes: 75,
    },
  ],
  credits: [
    { person: 'jakob-hinterleitner', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    {
      person: 'lukas-breitwieser',
      group: 'team',
      role: { de: 'Musik und Couplets', en: 'Music and topical songs' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'severin-achleitner-rauch',
      group: 'cast',
      role: { de: 'Herr von Lips', en: 'Herr von Lips' },
    },
    {
      person: 'emre-yildirimer',
      group: 'cast',
      role: { de: 'Gluthammer, Schlosser', en: 'Gluthammer, a locksmith' },
    },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Krautkopf, Pächter', en: 'Krautkopf, a tenant farmer' },
    },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Kathi', en: 'Kathi' } },
    {
      person: 'dragana-petrovska',
      group: 'cast',
      role: { de: 'Madame Schleyer', en: 'Madame Schleyer' },
    },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Stifler, Staubmann', en: 'Stifler, Staubmann' },
    },
    { person: 'nora-tschernitz', group: 'cast', role: { de: 'Sporner', en: 'Sporner' } },
  ],
  sponsors: ['Stadtwerke Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '01-14',
      to: '03-05',
      count: 10,
      weekdays: [3, 5, 6],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4500, 3500, 2400],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '01-24',
      to: '03-01',
      count: 2,
      weekdays: [0],
      times: ['17:00'],
      pricesCents: [4500, 3500, 2400],
    },
  ],
} satisfies DemoProduction
