import type { DemoStandaloneEvent } from '#content/house/house-content.ts'
import { inBothSeasons } from '#content/region/in-both-seasons.ts'

export const cabaret = [
  {
    key: 'ich-hab-ja-nichts-gesagt',
    slug: { de: 'ich-hab-ja-nichts-gesagt', en: 'not-that-i-said-anything' },
    title: { de: 'Ich hab ja nichts gesagt', en: 'Not That I Said Anything' },
    subtitle: { de: 'Kabarett mit Resi Lahnsteiner', en: 'Cabaret with Resi Lahnsteiner' },
    teaser: {
      de: 'Zwölf Jahre Gemeinderat, ein Abend zum Ausreden.',
      en: 'Twelve years on the parish council, one evening to finish a sentence.',
    },
    description: {
      de: `Zwölf Jahre lang saß Resi Lahnsteiner im Gemeinderat und kam selten zu Wort. Jetzt hat sie das Protokoll dabei: den Streit um die Straßenlaterne vor dem Pfarrhof, die Abstimmung über das Ortsschild, die Rede des Vizebürgermeisters zum Kreisverkehr, ungekürzt.

Aus echten Sitzungen ist ein Abend über das Reden geworden, mit Ziehharmonika und einem Tagesordnungspunkt, den das Publikum bestimmt.`,
      en: `For twelve years Resi Lahnsteiner sat on her parish council and rarely got a word in. Now she has brought the minutes: the quarrel over the street lamp outside the rectory, the vote on the town sign, the deputy mayor’s speech about the roundabout, uncut.

Real meetings have become an evening about talking, with accordion and one item on the agenda that the audience decides.`,
    },
    type: 'gastspiel',
    room: 'sensenwerk',
    genre: 'cabaret',
    tags: ['barrierefrei'],
    minutes: 120,
    runs: [
      ...inBothSeasons({
        room: 'sensenwerk',
        from: '10-09',
        to: '04-24',
        count: 5,
        weekdays: [5, 6],
        times: ['20:00'],
        pricesCents: [2600],
      }),
      ...inBothSeasons({
        room: 'bahnhof',
        from: '11-25',
        to: '02-20',
        count: 2,
        weekdays: [4, 5],
        times: ['19:30'],
        pricesCents: [2200],
      }),
    ],
  },
  {
    key: 'verkehrsverbund',
    slug: { de: 'verkehrsverbund', en: 'public-transport' },
    title: { de: 'Verkehrsverbund', en: 'Public Transport' },
    subtitle: {
      de: 'Musikkabarett mit dem Duo Anschlusszug',
      en: 'Musical cabaret with the duo Anschlusszug',
    },
    teaser: {
      de: 'Zwei Musiker, ein Ersatzbus und siebzehn Lieder über das Warten.',
      en: 'Two musicians, one replacement bus and seventeen songs about waiting.',
    },
    description: {
      de: `Das Duo Anschlusszug hat noch keine Vorstellung versäumt, aber viele erst nach Beginn erreicht. Aus Durchsagen, Fahrplänen und Gesprächen im Ersatzbus sind siebzehn Lieder geworden, für Klarinette, Kontrabass und einen Fahrkartenentwerter.

Gespielt wird in den Häusern, die man mit dem Bus erreicht. Wer am Eingang seinen Fahrschein vorweist, bekommt ein Getränk.`,
      en: `The duo Anschlusszug has never missed a performance, though it has reached many after they began. Announcements, timetables and conversations on the replacement bus have become seventeen songs for clarinet, double bass and a ticket punch.

It plays in houses that can be reached by bus. Show your bus ticket at the door and the first drink is free.`,
    },
    type: 'gastspiel',
    room: 'bahnhof',
    genre: 'cabaret',
    tags: ['jugend'],
    minutes: 100,
    runs: [
      ...inBothSeasons({
        room: 'bahnhof',
        from: '09-18',
        to: '05-28',
        count: 4,
        weekdays: [5],
        times: ['19:30'],
        pricesCents: [2000, 1200],
      }),
      ...inBothSeasons({
        room: 'zehenthof',
        from: '12-04',
        to: '12-19',
        count: 1,
        weekdays: [6],
        times: ['19:00'],
        pricesCents: [2000, 1200],
      }),
    ],
  },
  {
    key: 'wer-hat-den-knoedel-geklaut',
    slug: { de: 'wer-hat-den-knoedel-geklaut', en: 'who-stole-the-dumpling' },
    title: { de: 'Wer hat den Knödel geklaut?', en: 'Who Stole the Dumpling?' },
    subtitle: { de: 'Clowntheater für Kinder', en: 'Clown theatre for children' },
    teaser: {
      de: 'Ein Kochlöffel, zwei Verdächtige, dreißig kleine Zeugen.',
      en: 'One wooden spoon, two suspects, thirty small witnesses.',
    },
    description: {
      de: `Auf dem Herd standen zwölf Knödel, jetzt sind es elf. Die Clowninnen Pimpf und Frau Doktor Schlaumeier nehmen die Ermittlungen auf, und die Kinder haben alles gesehen.

Fünfundvierzig Minuten ohne Pause, zum Mitraten. Am Ende wird der Fall gelöst und gegessen.`,
      en: `There were twelve dumplings on the stove, and now there are eleven. The clowns Pimpf and Doctor Knowall begin their investigation, and the children have seen everything.

Forty-five minutes without an interval, with much shouting of clues. In the end the case is solved and eaten.`,
    },
    type: 'gastspiel',
    room: 'lichtspiele',
    genre: 'young-audience',
    tags: ['kinder', 'familie'],
    minutes: 45,
    runs: [
      ...inBothSeasons({
        room: 'lichtspiele',
        from: '10-03',
        to: '05-09',
        count: 4,
        weekdays: [6, 0],
        times: ['15:00'],
        pricesCents: [1200, 800],
      }),
    ],
  },
] satisfies DemoStandaloneEvent[]
