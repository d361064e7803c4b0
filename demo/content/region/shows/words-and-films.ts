import type { DemoStandaloneEvent } from '#content/house/house-content.ts'
import { inBothSeasons } from '#content/region/in-both-seasons.ts'

export const wordsAndFilms = [
  {
    key: 'der-general-mit-orchester',
    slug: { de: 'der-general-mit-orchester', en: 'the-general-with-live-music' },
    title: { de: 'Der General', en: 'The General' },
    subtitle: {
      de: 'Stummfilm von Buster Keaton (1926) mit dem Grabenorchester Lohnbach',
      en: 'Silent film by Buster Keaton (1926) with the Lohnbach Pit Orchestra',
    },
    teaser: {
      de: 'Eine Lokomotive, eine Verfolgung und neun Musiker, die mitfahren.',
      en: 'One locomotive, one pursuit and nine musicians along for the ride.',
    },
    description: {
      de: `Johnnie liebt zwei: seine Verlobte und seine Lokomotive. Als beide entführt werden, fährt er hinterher. Buster Keaton drehte die teuerste Szene der Stummfilmzeit ohne Modell und ohne Doppel.

Das Grabenorchester sitzt, wo schon 1928 gespielt wurde, und sieht die Leinwand nur im Spiegel. Die Musik hat Sophie Rabl für neun Instrumente und eine Dampfpfeife geschrieben.`,
      en: `Johnnie has two loves: his fiancée and his locomotive. When both are abducted, he gives chase. Buster Keaton shot the costliest scene of the silent era without a model and without a double.

The Pit Orchestra sits where musicians played in 1928 and sees the screen only in a mirror. Sophie Rabl wrote the score for nine instruments and a steam whistle.`,
    },
    type: 'konzert',
    room: 'lichtspiele',
    genre: 'film',
    tags: ['jugend', 'familie', 'barrierefrei'],
    minutes: 80,
    runs: [
      ...inBothSeasons({
        room: 'lichtspiele',
        from: '10-14',
        to: '05-20',
        count: 4,
        weekdays: [4],
        times: ['19:30'],
        pricesCents: [1700, 1000],
      }),
    ],
  },
  {
    key: 'das-alte-gesetz',
    slug: { de: 'das-alte-gesetz', en: 'the-ancient-law' },
    title: { de: 'Das alte Gesetz', en: 'The Ancient Law' },
    subtitle: {
      de: 'Stummfilm von E. A. Dupont (1923), Klavier und Violine live',
      en: 'Silent film by E. A. Dupont (1923), with piano and violin',
    },
    teaser: {
      de: 'Ein Rabbinersohn geht ans Burgtheater.',
      en: 'A rabbi’s son joins the Burgtheater.',
    },
    description: {
      de: `Baruch, Sohn eines Rabbiners in einem galizischen Schtetl, schließt sich einer Wandertruppe an und wird Schauspieler in Wien. Duponts Film erzählt von einem, der zwischen zwei Welten keine verlieren will.

Die restaurierte Fassung läuft mit deutschen Zwischentiteln und englischen Untertiteln; am Klavier Gerhard Thallinger, an der Violine Mira Rosenauer.`,
      en: `Baruch, the son of a rabbi in a Galician shtetl, joins a travelling company and becomes an actor in Vienna. Dupont’s film tells of a man between two worlds who is unwilling to lose either.

The restored version is shown with German intertitles and English subtitles; Gerhard Thallinger plays the piano, Mira Rosenauer the violin.`,
    },
    type: 'konzert',
    room: 'lichtspiele',
    genre: 'film',
    minutes: 130,
    runs: [
      ...inBothSeasons({
        room: 'lichtspiele',
        from: '11-26',
        to: '03-18',
        count: 2,
        weekdays: [4],
        times: ['19:00'],
        pricesCents: [1700, 1000],
      }),
    ],
  },
  {
    key: 'letzte-haltestelle-ramsegg',
    slug: { de: 'letzte-haltestelle-ramsegg', en: 'last-stop-ramsegg' },
    title: { de: 'Letzte Haltestelle', en: 'Last Stop' },
    subtitle: {
      de: 'Judith Wimmer liest aus ihrem Roman, Musik: Paul Ennsbrunner, Akkordeon',
      en: 'Judith Wimmer reads from her novel; Paul Ennsbrunner, accordion',
    },
    teaser: {
      de: 'Ein Dorf, ein Bahnhof und die Frau, die nicht aussteigt.',
      en: 'A village, a station and the woman who does not get off.',
    },
    description: {
      de: `Eine Frau fährt vierzig Jahre lang jeden Tag an dem Bahnhof vorbei, an dem sie als Kind zurückgelassen wurde. Eines Morgens bleibt der Zug dort stehen. Judith Wimmer hat ihren Roman in diesem Wartesaal zu schreiben begonnen und liest ihn hier zum ersten Mal.

Nach der Pause ein Gespräch mit dem Publikum; der Büchertisch der Buchhandlung Enns ist bis zum Schluss besetzt.`,
      en: `For forty years a woman passes every day the station where she was left behind as a child. One morning the train stops there. Judith Wimmer began to write her novel in this waiting room and reads it here for the first time.

After the interval there is a conversation with the audience; the bookstall of Buchhandlung Enns stays open until the end.`,
    },
    type: 'gastspiel',
    room: 'bahnhof',
    genre: 'reading',
    tags: ['barrierefrei'],
    minutes: 100,
    runs: [
      ...inBothSeasons({
        room: 'bahnhof',
        from: '10-21',
        to: '04-15',
        count: 4,
        weekdays: [3, 4],
        times: ['19:00'],
        pricesCents: [1400, 900],
      }),
    ],
  },
  {
    key: 'geschichten-am-kanonenofen',
    slug: { de: 'geschichten-am-kanonenofen', en: 'stories-by-the-iron-stove' },
    title: { de: 'Geschichten am Kanonenofen', en: 'Stories by the Iron Stove' },
    subtitle: {
      de: 'Vorlesenachmittag für Kinder ab vier',
      en: 'An afternoon of stories for children from four',
    },
    teaser: {
      de: 'Drei Bücher, ein Ofen, Kakao. Eintritt frei.',
      en: 'Three books, one stove, cocoa. Free admission.',
    },
    description: {
      de: `Am Sonntagnachmittag gehört der Wartesaal den Kindern. Drei Bücher werden vorgelesen: eines zum Lachen, eines zum Fürchten und eines, das die Kinder aus dem Regal ziehen.

Eltern dürfen zuhören oder nebenan in Ruhe Kaffee trinken. Der Eintritt ist frei; eine Zählkarte sichert den Platz auf dem Teppich.`,
      en: `On Sunday afternoons the waiting room belongs to the children. Three books are read aloud: one to laugh at, one to be afraid of, and one that the children pull from the shelf.

Parents may listen or drink their coffee in peace next door. Admission is free; a ticket secures a place on the carpet.`,
    },
    type: 'vorstellung',
    room: 'bahnhof',
    genre: 'young-audience',
    tags: ['kinder', 'familie'],
    minutes: 60,
    runs: [
      ...inBothSeasons({
        room: 'bahnhof',
        from: '10-04',
        to: '03-28',
        count: 6,
        weekdays: [0],
        times: ['15:00'],
        pricesCents: [0],
      }),
    ],
  },
] satisfies DemoStandaloneEvent[]
