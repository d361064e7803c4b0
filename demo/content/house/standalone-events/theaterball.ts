import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const theaterball = {
  key: 'theaterball',
  slug: { de: 'theaterball', en: 'theatre-ball' },
  title: { de: 'Theaterball', en: 'Theatre Ball' },
  subtitle: {
    de: 'Tanz auf der Hauptbühne bis drei Uhr früh',
    en: 'Dancing on the main stage until three in the morning',
  },
  teaser: {
    de: 'Einmal im Jahr verschwinden die Sessel, und das Publikum tanzt dort, wo sonst gestorben wird.',
    en: 'Once a year the seats disappear and the audience dances where others usually die.',
  },
  description: {
    de: `Einen Tag lang legt die Bühnentechnik Parkett über Parkett, dann ist der Zuschauerraum so hoch wie die Bühne und der größte Tanzboden zwischen Linz und Admont. Das Städtische Orchester spielt unter Tibor Szalkay Walzer, Polka und Quadrille, nach Mitternacht übernimmt eine Band aus der Requisitenabteilung. Eröffnet wird mit vierundzwanzig Paaren aus den Tanzschulen des Bezirks; die Mitternachtseinlage bleibt wie jedes Jahr geheim.

Einlass ist ab 19 Uhr über den roten Teppich oder den Bühneneingang, je nach Temperament. Abendkleidung ist erwünscht, ein Kostüm aus dem eigenen Kasten ebenso. Mit jeder Karte gehen fünf Euro an den Kinderfonds, der Schulklassen den Theaterbesuch bezahlt. Den Blumenschmuck darf man um zwei Uhr abräumen und nach Hause tragen.`,
    en: `For one whole day the stage crew lays a dance floor over the stalls; then the auditorium is level with the stage and becomes the largest ballroom between Linz and Admont. The Municipal Orchestra plays waltzes, polkas and quadrilles under Tibor Szalkay; after midnight a band from the props department takes over. Twenty-four couples from the district’s dancing schools open the ball, and the midnight interlude remains a secret, as it does every year.

Doors open at 7 pm, by the red carpet or the stage door, depending on temperament. Evening dress is welcome, and so is a costume from your own wardrobe. Five euros of every ticket go to the children’s fund, which pays for school classes to visit the theatre. At two in the morning you may strip the flowers and carry them home.`,
  },
  type: 'vorstellung',
  room: 'grosses-haus',
  picture: 'auditorium',
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '01-16',
      to: '01-22',
      count: 1,
      weekdays: [6],
      times: ['20:00'],
      type: 'vorstellung',
      pricesCents: [6800, 4200, 2500],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '01-16',
      to: '01-22',
      count: 1,
      weekdays: [6],
      times: ['20:00'],
      type: 'vorstellung',
      pricesCents: [6800, 4200, 2500],
    },
  ],
} satisfies DemoStandaloneEvent
