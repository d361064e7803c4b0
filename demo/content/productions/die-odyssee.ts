import type { DemoProduction } from '#content/content.ts'

export const dieOdyssee = {
  key: 'die-odyssee',
  slug: { de: 'die-odyssee', en: 'the-odyssey' },
  title: { de: 'Die Odyssee', en: 'The Odyssey' },
  preline: { de: 'Figurentheater für Erwachsene', en: 'Puppet theatre for adults' },
  subtitle: {
    de: 'Nach Homer, Gastspiel von Elvira Montenuovo',
    en: 'After Homer, a guest performance by Elvira Montenuovo',
  },
  genre: 'guest',
  tags: ['nachgespraech'],
  series: [],
  durationMinutes: 85,
  minimumAge: 10,
  language: {
    de: 'In deutscher Sprache, mit einigen Versen auf Altgriechisch',
    en: 'In German, with a few lines of ancient Greek',
  },
  teaser: {
    de: 'Vierundzwanzig Gesänge auf einem Küchentisch: Elvira Montenuovo erzählt die längste Heimreise der Welt mit zwei Händen und sehr viel Treibholz.',
    en: 'Twenty-four books on a kitchen table: Elvira Montenuovo tells of the longest journey home with two hands and a great deal of driftwood.',
  },
  description: {
    de: `Der Held ist zweiunddreißig Zentimeter groß und besteht aus dem Griff eines Ruders. Elvira Montenuovo hat ihn am Strand von Grado gefunden, so sagt sie, mit diesem Blick. Alle anderen Figuren ihrer Odyssee kommen ebenfalls aus dem Wasser: Der Zyklop war eine Boje, Kirke ein Bügelbrett, Penelope ein Stück Fensterkreuz. Aus dem Stauwehr bei Ennsfelden, wo der Rechen jeden Herbst Erstaunliches heraushebt, ist für das Gastspiel noch ein Poseidon dazugekommen.

Gespielt wird auf einem Küchentisch. Eine Frau deckt ihn für zwei, seit zwanzig Jahren jeden Abend. Während sie wartet, erzählt sie sich, wo er wohl bleibt. Das ist Montenuovos einfacher und weitreichender Einfall: Die Abenteuer sind Penelopes Erfindung. In den Geschichten mit den schönen Zauberinnen wird der Suppenlöffel auffallend fest aufgelegt.

Man sieht die Spielerin immer. Sie trägt kein Schwarz und versteckt sich nicht, ihr Gesicht spielt mit, widerspricht dem Holz in ihrer Hand, erschrickt vor ihm. Für den Gesang der Sirenen wird es ganz still; man hört nur den Kühlschrank. Wer je allein in einer Küche gesessen ist, weiß, dass das stimmt. Ein paar Verse spricht sie auf Altgriechisch, man versteht sie am Rhythmus.

Von Homers vierundzwanzig Gesängen sind die meisten da, manche nur als Tischtuch. Den letzten hat Montenuovo verändert. Bei Homer erkennt Penelope den Heimgekehrten an einem Geheimnis, das nur beide kennen, dem Bett aus einem lebenden Ölbaum. Hier sitzt ihr eines Abends ein sehr kleiner, sehr müder Mann aus Holz gegenüber. Sie stellt ihm den Teller hin. Ob er essen kann, ist an jedem Ort ein wenig anders ausgegangen.`,
    en: `The hero is thirty-two centimetres tall and made from the handle of an oar. Elvira Montenuovo found him on the beach at Grado, she says, with that look already on his face. All the others in her Odyssey are from the water too. The Cyclops was a buoy, Circe an ironing board, Penelope part of a window frame. For this visit they have been joined by a Poseidon from the weir at Ennsfelden, where the rake brings up astonishing things each autumn.

The stage is a kitchen table. A woman lays it for two, as she has every evening for twenty years. While she waits, she tells herself what might be keeping him. This is Montenuovo’s simple idea, and it reaches far: the adventures are Penelope’s invention. In the stories with the beautiful enchantresses, the soup spoon comes down on the table remarkably hard.

The player is visible throughout. She does not dress in black or hide; her face takes part, contradicts the wood in her hand, is frightened by it. For the song of the Sirens everything falls silent, and you hear only the refrigerator. Anyone who has ever sat alone in a kitchen will know that this is right. A few lines are spoken in ancient Greek, and the rhythm makes them clear.

Of Homer’s twenty-four books most are present, some merely as a tablecloth. Montenuovo has altered the last. In Homer, Penelope knows the man who has come home by a secret that only the two of them share, the bed built from a living olive tree. Here, one evening, a very small, very tired wooden man is sitting opposite. She puts a plate in front of him. Whether he is able to eat has turned out slightly differently in each town.`,
  },
  importantInfo: {
    de: 'Für Erwachsene und Jugendliche ab 10 Jahren. Gute Sicht nur bis Reihe 9, daher begrenzte Kartenzahl.',
    en: 'For adults and children aged 10 and over. Sightlines are good only as far as row 9, so tickets are limited.',
  },
  programme: [],
  credits: [
    {
      person: 'elvira-montenuovo',
      group: 'cast',
      role: { de: 'Spiel und Figuren', en: 'Puppeteer and puppets' },
    },
    {
      person: 'stefan-wurzinger',
      group: 'cast',
      role: { de: 'Violoncello, Kühlschrank', en: 'Cello, refrigerator' },
    },
    { person: 'henrik-aalbaek', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
  ],
  sponsors: ['Kulturfonds Ennsland'],
  promoter: 'Figurentheater Montenuovo',
  runs: [
    {
      season: 'second',
      room: 'studio',
      from: '01-14',
      to: '01-20',
      count: 3,
      weekdays: [4, 5, 6],
      times: ['20:00'],
      type: 'gastspiel',
      pricesCents: [3600, 2800],
    },
  ],
} satisfies DemoProduction
