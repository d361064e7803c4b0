import type { DemoProduction } from '#content/content.ts'

export const fidelio = {
  key: 'fidelio',
  slug: { de: 'fidelio', en: 'fidelio' },
  title: { de: 'Fidelio', en: 'Fidelio' },
  preline: { de: 'Oper', en: 'Opera' },
  subtitle: {
    de: 'Oper in zwei Aufzügen von Ludwig van Beethoven, Text von Joseph Sonnleithner, Stephan von Breuning und Georg Friedrich Treitschke',
    en: 'Opera in two acts by Ludwig van Beethoven, libretto by Joseph Sonnleithner, Stephan von Breuning and Georg Friedrich Treitschke',
  },
  genre: 'opera',
  tags: ['uebertitel', 'mit-einfuehrung', 'nachgespraech', 'barrierefrei'],
  series: ['premieren-abo', 'opern-abo'],
  durationMinutes: 140,
  minimumAge: 12,
  language: {
    de: 'In deutscher Sprache mit deutschen Übertiteln',
    en: 'Sung in German with German surtitles',
  },
  teaser: {
    de: 'Statt der Dialoge: Eingaben, Bittbriefe, Hausordnungen aus zwei Jahrhunderten Gefängnis in Ennsfelden. Beethovens Oper von der Frau, die nachsehen geht.',
    en: 'In place of the dialogue: petitions, letters and house rules from two centuries of prison in Ennsfelden. Beethoven’s opera about the woman who goes to look.',
  },
  description: {
    de: [
      '„Ersuche höflichst um Mitteilung, ob mein Mann noch am Leben ist, da ich ihm sonst keine Wäsche mehr bringe.“ Der Satz ist mit Bleistift geschrieben, das Blatt kleiner als eine Postkarte. Es könnte Leonores erster Satz sein, und in dieser Aufführung ist er es auch.',
      'Das Bezirksgericht von Ennsfelden hatte bis 1974 ein Gefängnis: vierundzwanzig Zellen, einen Hof, eine Linde. Aus dem, was davon an Papier geblieben ist, haben Henrik Aalbæk und Ilse Drabek die Texte gebaut, die hier anstelle der alten Dialoge gesprochen werden. Es sind Eingaben, Speisezettel, Hausordnungen und Dienstbeschreibungen, die ältesten aus Beethovens Zeit, die jüngsten so alt wie manche im Publikum. Die Namen sind geändert, die Rechtschreibung nicht.',
      'Neben dieser Sprache klingt die Musik anders. Rocco, der von Gold singt und pünktlich Suppe austeilt, ist kein Bösewicht und kein Biedermann; er ist jemand, der Vorschriften hat. Wolfgang Steinparz hat ihm ein helles, ordentliches Dienstzimmer gebaut, das im zweiten Aufzug in die Höhe fährt: Der Kerker war die ganze Zeit darunter. Wenn die Gefangenen für wenige Minuten ans Licht dürfen, stehen im Chor auch dreißig Menschen aus der Stadt, die sich im Herbst für die Proben gemeldet haben.',
      'Bleibt das Finale, an dessen Jubel schon viele Regisseure gezweifelt haben. Aalbæk zweifelt nicht, er schaltet das Saallicht ein. Der Minister liest die Begnadigungen von einer Liste, und sie ist lang; man hört, dass er nicht bei allen Namen weiß, wie man sie ausspricht. Leonore hat die Ketten da längst abgenommen. Nach jeder Vorstellung am Dienstag sprechen wir im Foyer mit Gästen aus Justiz, Bewährungshilfe und Archiv.',
    ].join('\n\n'),
    en: [
      '“I most humbly request to be informed whether my husband is still living, as otherwise I shall bring no more laundry.” The sentence is written in pencil on a sheet smaller than a postcard. It might be Leonore’s first line, and in this performance it is.',
      'Until 1974 the district court of Ennsfelden had a prison: twenty-four cells, a yard, a lime tree. From what survives of it on paper Henrik Aalbæk and Ilse Drabek have built the texts that are spoken here instead of the old dialogue. They are petitions, menus, house rules and descriptions of duties, the oldest from Beethoven’s day, the most recent no older than some of the audience. The names have been changed, the spelling has not.',
      'Beside this language the music sounds different. Rocco, who sings of gold and serves the soup on time, is neither villain nor philistine; he is a man with regulations. Wolfgang Steinparz has built him a bright and tidy office which rises into the flies in the second act: the dungeon was beneath it all along. When the prisoners are let out into the light for a few minutes, the chorus includes thirty townspeople who came forward in autumn to rehearse.',
      'That leaves the finale, whose jubilation many directors have doubted. Aalbæk does not doubt it; he turns on the house lights. The minister reads the pardons from a list, and the list is long; it is audible that he does not know how to pronounce every name. By then Leonore has already taken off the chains. After each Tuesday performance we talk in the foyer with guests from the courts, the probation service and the archive.',
    ].join('\n\n'),
  },
  importantInfo: {
    de: 'In den gesprochenen Texten kommen Schilderungen von Haft und Misshandlung vor.',
    en: 'The spoken texts include accounts of imprisonment and ill-treatment.',
  },
  programme: [
    {
      kind: 'work',
      title: {
        de: 'Ouvertüre und erster Aufzug: Der Hof des Staatsgefängnisses',
        en: 'Overture and Act One: The courtyard of the state prison',
      },
      minutes: 70,
    },
    { kind: 'interval', minutes: 25 },
    {
      kind: 'work',
      title: {
        de: 'Zweiter Aufzug: Ein unterirdischer Kerker – Paradeplatz des Schlosses',
        en: 'Act Two: An underground dungeon – The parade ground of the castle',
      },
      minutes: 45,
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
    { person: 'marija-kovacic-lenz', group: 'cast', role: { de: 'Leonore', en: 'Leonore' } },
    { person: 'gerald-pichlbauer', group: 'cast', role: { de: 'Florestan', en: 'Florestan' } },
    { person: 'olek-wisniarski', group: 'cast', role: { de: 'Don Pizarro', en: 'Don Pizarro' } },
    { person: 'bernhard-mostegl', group: 'cast', role: { de: 'Rocco', en: 'Rocco' } },
    { person: 'sophie-ahammer', group: 'cast', role: { de: 'Marzelline', en: 'Marzelline' } },
    { person: 'roland-tiefengraber', group: 'cast', role: { de: 'Jaquino', en: 'Jaquino' } },
    {
      person: 'florian-windischbauer',
      group: 'cast',
      role: { de: 'Don Fernando', en: 'Don Fernando' },
    },
    {
      person: 'andres-villaquiran',
      group: 'cast',
      role: { de: 'Erster Gefangener', en: 'First Prisoner' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '04-10',
      to: '05-26',
      count: 10,
      weekdays: [2, 6],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [7600, 6000, 4600, 3200, 1800],
    },
  ],
} satisfies DemoProduction
