import type { DemoProduction } from '#content/content.ts'

export const nachbarschaftsgedaechtnis = {
  key: 'nachbarschaftsgedaechtnis',
  slug: { de: 'nachbarschaftsgedaechtnis', en: 'neighbourhood-memory' },
  title: {
    de: 'Nachbarschaftsgedächtnis: Ein Rechercheabend zur Nationalsozialismusaufarbeitung in Ennsfelden',
    en: 'Neighbourhood Memory: A Research Evening on Confronting National Socialism in Ennsfelden',
  },
  preline: { de: 'Uraufführung', en: 'World premiere' },
  subtitle: {
    de: 'Stückentwicklung von Rosa Caballero-Prinz, Vera Noskova und dem Ensemble',
    en: 'Devised by Rosa Caballero-Prinz, Vera Noskova and the company',
  },
  genre: 'drama',
  tags: ['nachgespraech', 'schulvorstellung', 'barrierefrei', 'wiederaufnahme'],
  series: ['schauspiel-abo'],
  durationMinutes: 95,
  minimumAge: 14,
  language: {
    de: 'In deutscher Sprache mit deutschen und englischen Übertiteln',
    en: 'In German with German and English surtitles',
  },
  teaser: {
    de: 'Fünf Menschen, elf Archivschachteln, eine Stadt. Das Ensemble liest, was Ennsfelden zwischen 1938 und 1955 aufgeschrieben hat, und was nicht.',
    en: 'Five people, eleven archive boxes, one town. The company reads what Ennsfelden wrote down between 1938 and 1955, and what it left out.',
  },
  description: {
    de: `Schachtel 7, Mappe 3: eine Rechnung über das Umhängen von Straßenschildern, bezahlt im April 1938. Gleich dahinter, in derselben Handschrift, die Rechnung über das Zurückhängen, Juni 1945. Dazwischen liegen sieben Jahre und, im Archiv der Stadt Ennsfelden, elf Schachteln. Zwei Jahre lang hat unser Ensemble darin gelesen.

Gesucht wurde nicht nach den bekannten Tätern. Die Dramaturgin Vera Noskova wollte wissen, was in einer kleinen Stadt die Nachbarschaft tut: wer eine Wohnung besichtigt, bevor sie frei ist; wer bei der Versteigerung den Kasten kauft; wer eine Postkarte aufhebt, obwohl es gefährlich ist. Vermögensanmeldungen, Spielpläne, Fundamtslisten, Leserbriefe, die Akten der Rückstellungsverfahren nach 1946. Auch die des eigenen Hauses: Am 14. März 1938 fehlten auf dem Probenplan drei Namen. Niemand hat sie durchgestrichen. Der Plan wurde einfach neu getippt.

Rosa Caballero-Prinz hat daraus keinen Historienabend gemacht. Fünf Schauspielerinnen und Schauspieler sitzen mit dem Publikum an langen Lesetischen. Sie spielen niemanden nach. Sie legen vor, vergleichen, widersprechen einander, und wo ein Blatt fehlt, bleibt es für die Dauer eines Atemzugs finster. Wo Angehörige zugestimmt haben, fallen Namen; wo nicht, steht eine Adresse. Die Häuser stehen fast alle noch.

Im letzten Drittel geht es um das Jahrzehnt danach, als die Enns Grenze zwischen den Besatzungsmächten war und beide Ufer sich einig wurden, nach vorne zu schauen. Man erfährt, wie Vergessen verwaltet wird: freundlich, in doppelter Ausfertigung. Die zwölfte Schachtel auf der Bühne ist leer. Wer zu Hause etwas hat, einen Brief, ein Foto, eine Frage, kann es nach der Vorstellung besprechen; das Stadtarchiv ist an jedem Abend da.`,
    en: `Box 7, folder 3: an invoice for replacing street signs, paid in April 1938. Directly behind it, in the same handwriting, an invoice for putting the old ones back, June 1945. Between them lie seven years and, in the archive of the town of Ennsfelden, eleven boxes. For two years our company has been reading them.

They were not looking for the notorious names. The dramaturg Vera Noskova wanted to know what neighbours do in a small town: who comes to view a flat before it is empty, who buys the wardrobe at auction, who keeps a postcard although keeping it is dangerous. She read declarations of assets, playbills, lost-property lists, letters to the editor and the files of the restitution cases after 1946. Our own house is among them. On 14 March 1938 three names were missing from the rehearsal schedule. Nobody had crossed them out. The sheet had simply been typed again.

Rosa Caballero-Prinz has not made a history pageant of this. Five actors sit at long reading tables together with the audience. They impersonate no one. They present, compare and contradict each other, and where a page is missing the room goes dark for the length of a breath. Names are spoken where families have agreed; otherwise there is an address. Almost all the houses are still standing.

The last third deals with the decade afterwards, when the Enns was the line between the occupying powers and both banks agreed to look ahead. We learn how forgetting is administered: politely, in duplicate. The twelfth box on stage is empty. If you have something at home, a letter, a photograph, a question, you can talk about it after the performance; the town archive is present every evening.`,
  },
  importantInfo: {
    de: 'Das Publikum sitzt an Tischen; es gibt keine nummerierten Plätze. An jede Vorstellung schließt ein Gespräch von etwa 30 Minuten an.',
    en: 'The audience sits at tables; seats are not numbered. Every performance is followed by a conversation of about 30 minutes.',
  },
  programme: [],
  credits: [
    { person: 'rosa-caballero-prinz', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'vera-noskova',
      group: 'team',
      role: { de: 'Recherche und Dramaturgie', en: 'Research and dramaturgy' },
    },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Raum und Kostüme', en: 'Space and costumes' },
    },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Klang', en: 'Sound' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Schachteln 1 bis 3', en: 'Boxes 1 to 3' },
    },
    {
      person: 'miriam-oellinger',
      group: 'cast',
      role: { de: 'Schachteln 4 und 5', en: 'Boxes 4 and 5' },
    },
    {
      person: 'emre-yildirimer',
      group: 'cast',
      role: { de: 'Schachteln 6 und 7', en: 'Boxes 6 and 7' },
    },
    {
      person: 'nora-tschernitz',
      group: 'cast',
      role: { de: 'Schachteln 8 und 9', en: 'Boxes 8 and 9' },
    },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Schachteln 10 und 11', en: 'Boxes 10 and 11' },
    },
  ],
  sponsors: ['Stadtarchiv Ennsfelden', 'Kulturfonds Ennsland'],
  runs: [
    {
      season: 'first',
      room: 'studio',
      from: '04-08',
      to: '06-19',
      count: 8,
      weekdays: [3, 4, 5],
      times: ['20:00'],
      opensWithPremiere: true,
      pricesCents: [2400],
    },
    {
      season: 'first',
      room: 'studio',
      from: '05-05',
      to: '06-09',
      count: 2,
      weekdays: [2],
      times: ['10:30'],
      pricesCents: [1200],
    },
    {
      season: 'second',
      room: 'studio',
      from: '11-05',
      to: '11-14',
      count: 3,
      weekdays: [3, 4, 5],
      times: ['20:00'],
      pricesCents: [2400],
    },
  ],
} satisfies DemoProduction
