import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const singenImFoyer = {
  key: 'singen-im-foyer',
  slug: { de: 'singen-im-foyer', en: 'singing-in-the-foyer' },
  title: { de: 'Singen im Foyer', en: 'Singing in the Foyer' },
  subtitle: {
    de: 'Mit Chordirektor Gregor Nussbaumeder',
    en: 'With chorus master Gregor Nussbaumeder',
  },
  teaser: {
    de: 'Ein Feierabend, vier Stimmen, keine Vorkenntnisse: Wer mag, singt mit.',
    en: 'After work, in four parts, no experience needed: come and sing.',
  },
  description: {
    de: `Manche kommen direkt aus dem Büro, andere vom Stall, eine Dame regelmäßig vom Zahnarzt. Gregor Nussbaumeder verteilt sie nach Gehör auf vier Stimmen und beginnt mit einem Ton, den jeder hat. Nach einer Stunde klingt das Foyer wie ein Chor: Volkslieder aus dem Ennstal, ein Kanon, eine Nummer aus dem Spielplan, an der das Haus gerade probt.

Noten werden ausgeteilt, man kann sie aber ebenso gut als Fächer verwenden. Es gibt keine Aufnahme, keine Anwesenheitsliste und am Ende kein Konzert, nur ein offenes Fenster zum Theaterplatz, unter dem gelegentlich jemand stehen bleibt. Drei Euro decken die Kopien und den Tee. Kinder ab zehn Jahren singen gratis. Das Foyer ist mit dem Lift erreichbar, Assistenzhunde dürfen brummen.`,
    en: `Some come straight from the office, others from the cowshed, one lady regularly from the dentist. Gregor Nussbaumeder sorts them into four parts by ear and begins on a note that everybody has. After an hour the foyer sounds like a choir: folk songs from the Enns valley, a round, and a number from whatever the house is rehearsing.

Music is handed out, though it serves equally well as a fan. There is no audition, no register and no concert at the end, only an open window onto Theaterplatz, beneath which somebody occasionally stops to listen. Three euros cover the photocopies and the tea. Children from the age of ten sing free of charge. The foyer can be reached by lift, and assistance dogs may hum along.`,
  },
  type: 'workshop',
  room: 'foyer-grosses-haus',
  picture: 'music-stands',
  runs: [
    {
      season: 'first',
      room: 'foyer-grosses-haus',
      from: '11-05',
      to: '05-20',
      count: 2,
      weekdays: [4],
      times: ['18:00'],
      type: 'workshop',
      pricesCents: [300],
    },
    {
      season: 'second',
      room: 'foyer-grosses-haus',
      from: '11-05',
      to: '05-20',
      count: 2,
      weekdays: [4],
      times: ['18:00'],
      type: 'workshop',
      pricesCents: [300],
    },
  ],
} satisfies DemoStandaloneEvent
