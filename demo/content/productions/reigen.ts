import type { DemoProduction } from '#content/content.ts'

export const reigen = {
  key: 'reigen',
  slug: { de: 'reigen', en: 'la-ronde' },
  title: { de: 'Reigen', en: 'La Ronde' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Zehn Dialoge von Arthur Schnitzler',
    en: 'Ten dialogues by Arthur Schnitzler',
  },
  genre: 'drama',
  tags: ['klassiker', 'nachgespraech'],
  series: ['schauspiel-abo'],
  hasFreeSeating: true,
  durationMinutes: 100,
  minimumAge: 16,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Zehn Begegnungen, zehnmal dieselben Gedankenstriche. Im Studio sitzt das Publikum im Kreis und sieht vor allem, was davor und danach gesagt wird.',
    en: 'Ten encounters, and the same row of dashes in each. In the studio the audience sits in a circle and observes what is said before and after.',
  },
  description: {
    de: `– – – – – – – – – –

So sieht im Erstdruck aus, worüber sich Wien und Berlin jahrelang nicht beruhigen konnten. Zwei Menschen reden, dann kommt eine Zeile Gedankenstriche, dann reden sie wieder, anders. Rosa Caballero-Prinz und die Choreografin Amina Diarra-Koch haben zuerst diese Zeile inszeniert und danach alles Übrige. Bei ihnen wird es nicht finster, und niemand zieht sich aus. Für die Länge der Striche tauschen die beiden Beteiligten ihre Sessel. Das ist alles, und es ist erstaunlich, was man dabei von ihnen erfährt.

Die Dirne trifft den Soldaten, der Soldat das Stubenmädchen, das Stubenmädchen den jungen Herrn, und weiter durch die Stände bis hinauf zum Grafen, der am Morgen wieder bei der Dirne aufwacht. Vier Darstellende teilen sich die zehn Figuren. Wer eben noch befohlen hat, bittet in der nächsten Szene; dasselbe Gesicht lügt einmal aus Macht, einmal aus Hunger. Zdeněk Hrubeška genügt dafür je Figur ein einziges Kleidungsstück, das am Ende im Kreis auf dem Boden liegt.

Hundertzwanzig Sessel, ein Rund, keine erste und keine letzte Reihe. Man sieht beim Zuschauen immer auch andere zuschauen. Das hat Folgen für das Lachen.

Schnitzler schrieb die Dialoge im Winter 1896/97 und hielt sie zunächst selbst für undruckbar. In Wien sprengten 1921 organisierte Schläger eine Vorstellung in den Kammerspielen; in Berlin kam das Ensemble vor Gericht und wurde freigesprochen. Danach sperrte der Autor das Stück, und die Sperre galt bis 1982. Was die Störer empörte, war angeblich die Unzucht. Liest man die antisemitischen Flugblätter von damals, klingt es anders. Auszüge hängen im Gang zum Studio.`,
    en: `– – – – – – – – – –

That is how the thing that Vienna and Berlin could not get over for years appears in the first edition. Two people talk, there is a line of dashes, and they talk again, differently. Rosa Caballero-Prinz and the choreographer Amina Diarra-Koch began by staging this line and then went on to the rest. In their version nobody turns off the light and nobody undresses. For as long as the dashes last, the two people exchange chairs. It is astonishing how much one learns about them.

The Whore meets the Soldier, the Soldier meets the Parlourmaid, the Parlourmaid the Young Gentleman, and so upwards through society as far as the Count, who wakes one morning in the Whore’s room. Four performers share the ten parts. Whoever gave orders a moment ago will be pleading in the next scene; the same face lies now out of power and now out of hunger. Zdeněk Hrubeška needs one piece of clothing for each character. By the end all ten lie in a circle on the floor.

A hundred and twenty chairs, one ring, no front row and no back. While you watch, you see other people watching. This has consequences for the laughter.

Schnitzler wrote the dialogues in the winter of 1896–97 and at first thought them unprintable. In Vienna in 1921 organised thugs broke up a performance at the Kammerspiele; in Berlin the company was put on trial and acquitted. The author then withdrew the play, and the ban held until 1982. Indecency was what the rioters claimed to be angry about. The antisemitic leaflets of the time read differently. Extracts are displayed in the corridor to the studio.`,
  },
  importantInfo: {
    de: 'Empfohlen ab 16 Jahren. Freie Platzwahl im Sesselkreis, kein Nacheinlass.',
    en: 'Recommended for ages 16 and over. Unreserved seating in the round, no admission for latecomers.',
  },
  programme: [],
  credits: [
    { person: 'rosa-caballero-prinz', group: 'team', role: { de: 'Regie', en: 'Director' } },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Raum', en: 'Space' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'miriam-oellinger',
      group: 'cast',
      role: { de: 'Dirne, Junge Frau', en: 'Whore, Young Wife' },
    },
    {
      person: 'emre-yildirimer',
      group: 'cast',
      role: { de: 'Soldat, Ehegatte, Graf', en: 'Soldier, Husband, Count' },
    },
    {
      person: 'dragana-petrovska',
      group: 'cast',
      role: {
        de: 'Stubenmädchen, Süßes Mädel, Schauspielerin',
        en: 'Parlourmaid, Sweet Girl, Actress',
      },
    },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Junger Herr, Dichter', en: 'Young Gentleman, Poet' },
    },
  ],
  sponsors: [],
  runs: [
    {
      season: 'second',
      room: 'studio',
      from: '02-03',
      to: '04-10',
      count: 11,
      weekdays: [3, 5, 6],
      times: ['20:00'],
      opensWithPremiere: true,
      pricesCents: [2400],
    },
  ],
} satisfies DemoProduction
