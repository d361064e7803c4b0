import type { DemoStandaloneEvent } from '#content/house/house-content.ts'
import { inBothSeasons } from '#content/region/in-both-seasons.ts'

export const music = [
  {
    key: 'caecilienkonzert-hintersteg',
    slug: { de: 'caecilienkonzert-hintersteg', en: 'st-cecilia-concert-hintersteg' },
    title: { de: 'Cäcilienkonzert', en: 'St Cecilia’s Concert' },
    subtitle: {
      de: 'Musikkapelle Hintersteg, Leitung: Veronika Aschauer',
      en: 'Hintersteg Brass Band, conducted by Veronika Aschauer',
    },
    teaser: {
      de: 'Achtundfünfzig Bläser, vier Schlagzeuger und zum Schluss der Marsch von 1893.',
      en: 'Fifty-eight wind players, four drummers and, to finish, the march of 1893.',
    },
    description: {
      de: `Einmal im Jahr spielt die Kapelle für die Patronin der Musik und für sich selbst. Auf dem Programm stehen eine Ouvertüre von Suppè, ein neues Werk für Bläser und Enns-Kiesel, das die Jugend erarbeitet hat, und die „Bilder einer Ausstellung“ in der Bearbeitung der Kapellmeisterin.

Vor der Pause werden die Jungmusikerinnen und Jungmusiker aufgenommen, nach dem letzten Ton der Marsch von 1893. Sitzen bleibt da niemand.`,
      en: `Once a year the band plays for the patron saint of music and for itself. It plays an overture by Suppè, a new piece for winds and river pebbles devised by the youth section, and “Pictures at an Exhibition” in the conductor’s own arrangement.

New members are welcomed before the interval, and after the last note comes the march of 1893. Nobody stays seated for that.`,
    },
    type: 'konzert',
    room: 'musikheim',
    genre: 'brass',
    tags: ['familie', 'barrierefrei'],
    runs: [
      ...inBothSeasons({
        room: 'musikheim',
        from: '11-20',
        to: '11-29',
        count: 3,
        weekdays: [5, 6, 0],
        times: ['19:30'],
        pricesCents: [1400, 700],
      }),
    ],
  },
  {
    key: 'blech-und-schnee',
    slug: { de: 'blech-und-schnee', en: 'brass-and-snow' },
    title: { de: 'Blech und Schnee', en: 'Brass and Snow' },
    subtitle: { de: 'Quintett Ennsblech', en: 'Quintet Ennsblech' },
    teaser: {
      de: 'Weisen, Bach und Brubeck für fünf Blechbläser.',
      en: 'Alpine tunes, Bach and Brubeck for five brass players.',
    },
    description: {
      de: `Zwei Trompeten, Horn, Posaune und Tuba: Das Quintett Ennsblech spielt auswendig und im Halbkreis, damit man einander atmen hört. Der Abend beginnt mit Weisen aus dem Ennstal, führt über zwei Fugen von Bach zu Dave Brubeck und kommt zum Schluss nach Hause.

Anschließend sitzen alle im Gewölbe. Wer ein Instrument mitbringt, wird nicht nur geduldet.`,
      en: `Two trumpets, horn, trombone and tuba: the Ennsblech quintet plays from memory and in a half circle, so as to hear one another breathe. The evening begins with tunes from the Enns valley, passes by way of two Bach fugues to Dave Brubeck, and comes home in the end.

Afterwards everybody sits in the vault. Instruments that guests bring are more than tolerated.`,
    },
    type: 'konzert',
    room: 'zehenthof',
    genre: 'brass',
    runs: [
      ...inBothSeasons({
        room: 'zehenthof',
        from: '11-24',
        to: '03-12',
        count: 3,
        weekdays: [2, 5],
        times: ['19:30'],
        pricesCents: [1900, 1200],
      }),
    ],
  },
  {
    key: 'adventsingen-im-zehenthof',
    slug: { de: 'adventsingen-im-zehenthof', en: 'advent-singing-in-the-tithe-barn' },
    title: { de: 'Adventsingen im Zehenthof', en: 'Advent Singing in the Tithe Barn' },
    subtitle: {
      de: 'Kirchenchor St. Quirin und Hirtenkinder der Volksschule',
      en: 'St. Quirin Church Choir and the shepherd children of the primary school',
    },
    teaser: {
      de: 'Lieder, eine Geschichte und Stille, in dieser Reihenfolge.',
      en: 'Songs, a story and silence, in that order.',
    },
    description: {
      de: `Das Adventsingen kommt ohne Verstärker, ohne Moderation und ohne Applaus zwischen den Stücken aus. Vierzig Stimmen singen, was im Ennstal seit je im Advent gesungen wird, dazwischen liest der Altbauer vom Kirchenberg die Geschichte von der Nacht, in der das Vieh sprach.

Die Tenne ist mit Kerzen beleuchtet und mäßig geheizt. Ziehen Sie sich warm an; Decken liegen auf.`,
      en: `This evening does without amplifiers, without a presenter and without applause between the pieces. Forty voices sing what has always been sung in the Enns valley in Advent, and in between the old farmer from the church hill reads the story of the night when the cattle spoke.

The barn is lit by candles and only moderately heated. Dress warmly; blankets are provided.`,
    },
    type: 'konzert',
    room: 'zehenthof',
    genre: 'choir',
    tags: ['familie', 'barrierefrei'],
    minutes: 75,
    runs: [
      ...inBothSeasons({
        room: 'zehenthof',
        from: '11-28',
        to: '12-22',
        count: 5,
        weekdays: [5, 6, 0],
        times: ['17:00', '19:00'],
        pricesCents: [1600, 800],
      }),
    ],
  },
  {
    key: 'vierzig-stimmen-ein-fluss',
    slug: { de: 'vierzig-stimmen-ein-fluss', en: 'forty-voices-one-river' },
    title: { de: 'Vierzig Stimmen, ein Fluss', en: 'Forty Voices, One River' },
    subtitle: { de: 'Kammerchor Ennsland', en: 'Kammerchor Ennsland' },
    teaser: {
      de: 'Chormusik über das Wasser, von Schütz bis zu einer Uraufführung.',
      en: 'Choral music about water, from Schütz to a first performance.',
    },
    description: {
      de: `Der Kammerchor Ennsland singt sich flussabwärts: Schütz, Brahms, Pärt und ein neues Stück von Clara Windhager, in dem nur Namen von Bächen vorkommen. Es dirigiert Matthias Pernkopf.

Vor jedem Konzert lädt der Chor um 18\u00a0Uhr zum offenen Singen. Noten sind da, Vorkenntnisse braucht niemand.`,
      en: `The Kammerchor Ennsland sings its way downstream: Schütz, Brahms, Pärt and a new piece by Clara Windhager that consists of nothing but names of brooks. Matthias Pernkopf conducts.

Before each concert, at 18:00, the choir invites everyone to an open singing. Scores are provided; no experience is needed.`,
    },
    type: 'konzert',
    room: 'musikheim',
    genre: 'choir',
    runs: [
      ...inBothSeasons({
        room: 'musikheim',
        from: '01-22',
        to: '06-05',
        count: 3,
        weekdays: [6],
        times: ['19:30'],
        pricesCents: [1800, 1000],
      }),
      ...inBothSeasons({
        room: 'sensenwerk',
        from: '09-25',
        to: '11-27',
        count: 2,
        weekdays: [0],
        times: ['18:00'],
        pricesCents: [1800, 1000],
      }),
    ],
  },
] satisfies DemoStandaloneEvent[]
