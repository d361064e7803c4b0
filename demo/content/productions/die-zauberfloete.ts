import type { DemoProduction } from '#content/content.ts'

export const dieZauberfloete = {
  key: 'die-zauberfloete',
  slug: { de: 'die-zauberfloete', en: 'the-magic-flute' },
  title: { de: 'Die Zauberflöte', en: 'The Magic Flute' },
  preline: { de: 'Große Oper', en: 'Opera' },
  subtitle: {
    de: 'Große Oper in zwei Aufzügen von Wolfgang Amadeus Mozart, Text von Emanuel Schikaneder',
    en: 'Opera in two acts by Wolfgang Amadeus Mozart, libretto by Emanuel Schikaneder',
  },
  genre: 'opera',
  tags: ['klassiker', 'familie', 'uebertitel', 'mit-einfuehrung'],
  series: ['premieren-abo', 'opern-abo', 'samstag-abo'],
  durationMinutes: 175,
  minimumAge: 8,
  language: {
    de: 'In deutscher Sprache mit deutschen Übertiteln',
    en: 'Sung in German with German surtitles',
  },
  teaser: {
    de: 'Die Bühnenmaschinen von 1911 dürfen noch einmal zaubern, und man sieht, wer sie kurbelt. Mozarts Prüfungsmärchen als Abend über die Arbeit hinter dem Wunder.',
    en: 'The stage machines of 1911 get to conjure once more, in full view of those who crank them. Mozart’s tale of trials as an evening about the labour behind the marvel.',
  },
  description: {
    de: [
      'Als das Stadttheater 1911 eröffnet wurde, hatte es eine Versenkung mit Handkurbel, eine Wellenwalze und eine Donnerrinne aus Lärchenholz. Das meiste davon liegt noch unter der Bühne, eingefettet und vergessen. Margit Sonnleithner hat sich die Anlage zeigen lassen und beschlossen, dass sie für diese Oper kein anderes Zaubermittel braucht.',
      'So wird an diesem Abend alles mit den Händen gemacht. Die Schlange besteht aus vierzehn Wäschekörben, die Königin der Nacht fährt auf einer Stiege herein, die vier Leute schieben, und die Feuerprobe ist eine Wand aus orangem Seidentuch, deren Ventilatoren man hören darf. Die Technik tritt auf, und am Ende verbeugt sie sich. Je weiter Tamino und Pamina in Sarastros Reich geraten, desto mehr verschwindet von der Maschinerie: Dort hängen Neonröhren, die Türen öffnen von selbst, und niemand sagt mehr, wer sie bedient.',
      'Damit stellt die Inszenierung eine Frage, der das Stück gern ausweicht. Wer eine Welt vernünftig einrichtet und die Arbeit darin unsichtbar macht, darf sich über Monostatos nicht wundern. Hier ist er der Hausarbeiter, der alle Schlüssel hat und kein Zimmer. Was das Libretto über seine Hautfarbe sagt, ist gestrichen. Was es über die Frauen sagt, wird gesungen, aber man sieht, wer es singt und wer dabei zu Boden schaut.',
      'Papageno wohnt im Souffleurkasten. Als Einziger wechselt er ohne Erlaubnis zwischen den Häusern und fragt nach, wenn etwas zu feierlich klingt. Die drei Knaben kommen aus der Musikschule Ennsfelden; ihr Luftschiff ist ein Kohlenkorb am Flaschenzug. Zum Schluss bauen Papageno und Papagena aus den vierzehn Körben ein Haus. Der Abend lässt wenig Zweifel, in welches der drei Häuser er selbst einziehen würde.',
    ].join('\n\n'),
    en: [
      'When the Stadttheater opened in 1911 it owned a hand-cranked trap, a wave roller and a thunder run of larch wood. Most of it still lies under the stage, greased and forgotten. Margit Sonnleithner asked to be shown the machinery and decided that this opera needed no other magic.',
      'And so everything tonight is done by hand. The serpent is made of fourteen laundry baskets, the Queen of the Night arrives on a staircase pushed by four people, and the trial by fire is a wall of orange silk whose fans you are allowed to hear. The stagehands appear, and at the end they take a bow. The further Tamino and Pamina stray into Sarastro’s realm, the more of the machinery disappears: there are neon tubes here, doors open by themselves, and nobody says any longer who is working them.',
      'With that the staging asks a question the piece prefers to avoid. Anyone who arranges a world by reason and hides the labour in it has no business being surprised by Monostatos. Here he is the janitor who holds every key and has no room of his own. What the libretto says about the colour of his skin has been cut. What it says about women is sung, but we see who sings it, and who looks at the floor meanwhile.',
      'Papageno lives in the prompter’s box. He alone moves between the houses without permission, and asks again when something sounds too solemn. The three boys come from Ennsfelden’s music school, and their airship is a coal basket on a pulley. In the end Papageno and Papagena build a house from the fourteen baskets. The evening leaves little doubt as to which of the three houses it would move into.',
    ].join('\n\n'),
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Erster Aufzug: Felsige Gegend – Zimmer in Sarastros Palast – Hain',
        en: 'Act One: A rocky landscape – A room in Sarastro’s palace – A grove',
      },
      minutes: 68,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Aufzug: Palmenwald – Garten – Halle der Prüfungen – Feuer und Wasser',
        en: 'Act Two: A palm grove – A garden – The hall of trials – Fire and water',
      },
      minutes: 82,
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
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting design' } },
    {
      person: 'gregor-nussbaumeder',
      group: 'team',
      role: { de: 'Choreinstudierung', en: 'Chorus master' },
    },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'andres-villaquiran', group: 'cast', role: { de: 'Tamino', en: 'Tamino' } },
    { person: 'anneliese-gruberboeck', group: 'cast', role: { de: 'Pamina', en: 'Pamina' } },
    { person: 'florian-windischbauer', group: 'cast', role: { de: 'Papageno', en: 'Papageno' } },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Papagena', en: 'Papagena' } },
    { person: 'bernhard-mostegl', group: 'cast', role: { de: 'Sarastro', en: 'Sarastro' } },
    {
      person: 'yuna-sakamori',
      group: 'cast',
      role: { de: 'Königin der Nacht', en: 'Queen of the Night' },
    },
    { person: 'roland-tiefengraber', group: 'cast', role: { de: 'Monostatos', en: 'Monostatos' } },
    { person: 'marija-kovacic-lenz', group: 'cast', role: { de: 'Erste Dame', en: 'First Lady' } },
    { person: 'theresa-haslauer', group: 'cast', role: { de: 'Zweite Dame', en: 'Second Lady' } },
    {
      person: 'klara-neumeister-vogt',
      group: 'cast',
      role: { de: 'Dritte Dame', en: 'Third Lady' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden', 'Papierfabrik Mühlbach'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '09-19',
      to: '11-06',
      count: 12,
      weekdays: [3, 5],
      times: ['19:00'],
      opensWithPremiere: true,
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '06-01',
      to: '07-03',
      count: 8,
      weekdays: [2, 3],
      times: ['19:00'],
      pricesCents: [7800, 6200, 4800, 3200, 1800],
    },
  ],
} satisfies DemoProduction
