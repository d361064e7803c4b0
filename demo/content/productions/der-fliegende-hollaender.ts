import type { DemoProduction } from '#content/content.ts'

export const derFliegendeHollaender = {
  key: 'der-fliegende-hollaender',
  slug: { de: 'der-fliegende-hollaender', en: 'the-flying-dutchman' },
  title: { de: 'Der fliegende Holländer', en: 'The Flying Dutchman' },
  preline: { de: 'Ohne Pause', en: 'Without an interval' },
  subtitle: {
    de: 'Romantische Oper in drei Aufzügen von Richard Wagner',
    en: 'Romantic opera in three acts by Richard Wagner',
  },
  genre: 'opera',
  tags: ['uebertitel', 'mit-einfuehrung'],
  series: ['premieren-abo', 'opern-abo', 'samstag-abo'],
  durationMinutes: 138,
  minimumAge: 12,
  language: {
    de: 'In deutscher Sprache mit deutschen Übertiteln',
    en: 'Sung in German with German surtitles',
  },
  teaser: {
    de: 'Kein Schiff, kein Meer, nur ein Wartesaal und das, was durch die Türen zieht. Henrik Aalbæk inszeniert Wagners Gespensteroper als Geschichte einer Frau, die weg will.',
    en: 'No ship and no sea, only a waiting room and whatever comes in at the doors. Henrik Aalbæk stages Wagner’s ghost opera as the story of a woman who wants to leave.',
  },
  description: {
    de: [
      'Das nächste Meer ist von Ennsfelden eine halbe Tagesreise entfernt. Die letzten Flöße sind hier vor über hundert Jahren vorbeigefahren. Man kann diese Oper also schwer mit dem Blick auf Wellen beginnen, ohne zu schwindeln, und Henrik Aalbæk, der vom Wasser kommt, wollte nicht schwindeln.',
      'Er lässt das Stück in einem Wartesaal spielen. Drei Türen, eine Uhr, ein Fahrkartenschalter, dahinter Daland mit dem Telefon. Hier werden Frachten vermittelt, Zimmer vermietet und, als sich die Gelegenheit bietet, eine Tochter. Die Frauen sitzen in langer Reihe und nähen Gurte für Autositze; in der Region arbeiten Hunderte so, und das Schnurren der Maschinen passt in den Takt der Spinnstube, als wäre es immer gemeint gewesen. Nur Senta näht nicht. Sie liest die Meldungen der Seefahrt, die sonst niemand braucht, und kennt die Namen aller verschollenen Schiffe.',
      'Wer ist dann der Mann, der eintritt? Olek Wiśniarski trägt keinen schwarzen Mantel, sondern die Jacke von jemandem, der zu lange unterwegs war, um noch irgendwo gemeldet zu sein. Er muss nicht erlöst werden, er möchte sich setzen. Das große Duett singen die beiden auf zwei Bänken, Rücken an Rücken, und es gibt an diesem Abend kaum einen leiseren Augenblick.',
      'Gespielt wird in einem Zug, wie Wagner es ursprünglich wollte, mit dem harten Schluss der ersten Fassung ohne Verklärung und ohne Harfe. Das Geisterschiff sieht man nie. Christoph Almhofer lässt seinen Schatten durch den Zuschauerraum fahren, vom zweiten Rang bis in die Seitenlogen, langsam, über unsere Köpfe. Wenn die Tür dann aufgeht, ist draußen nichts als Wetter, und Senta hat den Mantel schon an.',
    ].join('\n\n'),
    en: [
      'From Ennsfelden the nearest sea is half a day’s journey away. The last timber rafts passed here more than a century ago. It is difficult, then, to open this opera on a view of waves without cheating, and Henrik Aalbæk, who comes from the coast, did not want to cheat.',
      'He sets the piece in a waiting room. Three doors, a clock, a ticket window and behind it Daland with his telephone. Freight is brokered here, rooms are let and, when the chance presents itself, so is a daughter. The women sit in a long row sewing belts for car seats; hundreds in this region do the same work, and the purr of the machines fits the beat of the spinning chorus as if it had always been intended. Only Senta is not sewing. She reads the shipping news, which nobody else needs, and knows the name of every vessel lost.',
      'Who then is the man who comes in? Olek Wiśniarski wears no black cloak, only the jacket of someone who has been on the road too long to be registered anywhere. He does not need redemption; he would like to sit down. The two sing their great duet on two benches, back to back, and there is hardly a quieter moment all evening.',
      'It is played in one sweep, as Wagner first intended, with the abrupt ending of the original version, no transfiguration and no harp. The ghost ship is never seen. Christoph Almhofer sends its shadow through the auditorium, from the upper circle to the side boxes, slowly, above our heads. When the door opens at last there is nothing outside but weather, and Senta already has her coat on.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'Dauer rund 2 Stunden 20 Minuten ohne Pause. Nacheinlass ist nicht möglich.',
    en: 'About 2 hours 20 minutes without an interval. Latecomers cannot be admitted.',
  },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Ouvertüre und erster Aufzug: Steiles Felsenufer',
        en: 'Overture and Act One: A steep, rocky shore',
      },
      minutes: 55,
    },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Aufzug: Zimmer in Dalands Haus',
        en: 'Act Two: A room in Daland’s house',
      },
      minutes: 56,
    },
    {
      kind: 'work',
      title: { de: 'Dritter Aufzug: Seebucht', en: 'Act Three: A bay' },
      minutes: 27,
    },
  ],
  credits: [
    {
      person: 'tibor-szalkay',
      group: 'team',
      role: { de: 'Musikalische Leitung', en: 'Conductor' },
    },
    { person: 'henrik-aalbaek', group: 'team', role: { de: 'Regie', en: 'Stage director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Kostüme', en: 'Costume design' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'olek-wisniarski', group: 'cast', role: { de: 'Der Holländer', en: 'The Dutchman' } },
    { person: 'marija-kovacic-lenz', group: 'cast', role: { de: 'Senta', en: 'Senta' } },
    { person: 'bernhard-mostegl', group: 'cast', role: { de: 'Daland', en: 'Daland' } },
    { person: 'gerald-pichlbauer', group: 'cast', role: { de: 'Erik', en: 'Erik' } },
    { person: 'klara-neumeister-vogt', group: 'cast', role: { de: 'Mary', en: 'Mary' } },
    {
      person: 'andres-villaquiran',
      group: 'cast',
      role: { de: 'Der Steuermann Dalands', en: 'Daland’s Steersman' },
    },
  ],
  sponsors: ['Sparkasse Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '09-18',
      to: '10-20',
      count: 6,
      weekdays: [3, 4],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '10-21',
      to: '11-18',
      count: 3,
      weekdays: [2],
      times: ['19:30'],
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
  ],
} satisfies DemoProduction
