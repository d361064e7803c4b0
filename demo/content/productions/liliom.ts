import type { DemoProduction } from '#content/content.ts'

export const liliom = {
  key: 'liliom',
  slug: { de: 'liliom', en: 'liliom' },
  title: { de: 'Liliom', en: 'Liliom' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Vorstadtlegende in sieben Bildern von Ferenc Molnár, für die deutsche Bühne bearbeitet von Alfred Polgar',
    en: 'Suburban legend in seven scenes by Ferenc Molnár, adapted for the German stage by Alfred Polgar',
  },
  genre: 'drama',
  tags: ['klassiker', 'nachgespraech', 'barrierefrei'],
  series: ['premieren-abo', 'schauspiel-abo', 'samstag-abo'],
  durationMinutes: 130,
  minimumAge: 13,
  language: {
    de: 'In wienerischem Deutsch',
    en: 'In Viennese German',
  },
  teaser: {
    de: 'Ein Ausrufer vom Ringelspiel, ein Dienstmädchen, ein gestohlener Stern. Jakob Hinterleitner erzählt Molnárs Legende von ihrem Ende her, von Luise.',
    en: 'A carousel barker, a maidservant, a stolen star. Jakob Hinterleitner tells Molnár’s legend from its end, and from Luise.',
  },
  description: {
    de: `Jedes Jahr im September steht auf der Traunerwiese hinter dem Bahnhof für vier Tage ein Ringelspiel. Am Dienstag darauf ist dort nur noch ein heller Kreis im Gras. Diesen Kreis hat Wolfgang Steinparz auf die Bühne gelegt, zwölf Meter im Durchmesser, sonst nichts. Pferde, Spiegel und Orgel muss man sich dazudenken, und man tut es sofort.

Liliom ist Ausrufer bei der Frau Muskat: Er bringt die Dienstmädchen zum Lachen und auf die Schaukel. Als Julie seinetwegen nicht heimgeht, verlieren beide an einem Abend die Stellung. Sie heiraten, wohnen bei der Tante, er findet nichts, er schlägt sie. Dann kommt ein Kind, dann ein dummer Überfall, dann das Messer in der eigenen Brust. Alfred Polgar hat die Budapester Vorstadt 1913 in den Wiener Prater übersetzt, und man hört bis heute nicht, dass dieses Stück je eine andere Sprache gehabt hätte.

Emre Yıldırımer kann den Charme, aber er verkauft ihn nicht. Jakob Hinterleitner wollte keinen rauen Burschen mit weichem Kern. Sein Liliom ist einer, dem die Wörter ausgehen, sobald keine Musik läuft. Lea Mitterlehner als Julie schweigt viel; ihr Schweigen wird im Lauf des Abends immer schwerer zu bewundern.

Das Gericht im Jenseits tagt in einem Bezirksamt mit Nummernausgabe, das den Ennsfeldnern bekannt vorkommen dürfte. Sechzehn Jahre später darf Liliom für einen Tag zurück zu seiner Tochter. Gibt es Schläge, die nicht wehtun? Julie sagt am Ende ja. Es ist der berühmteste und schwierigste Satz des Stückes. Nora Tschernitz hat als Luise keinen Text mehr, sie hört ihn nur. Hinterleitner lässt das Licht so lange auf ihrem Gesicht, bis man selbst eine Antwort hat.`,
    en: `Every September a carousel stands for four days on the meadow behind the railway station. By the following Tuesday nothing is left of it but a pale circle in the grass. Wolfgang Steinparz has laid this circle on the stage, twelve metres across, and nothing else. Horses, mirrors and organ have to be imagined, and you find that you have done so at once.

Liliom is Frau Muskat’s barker: he makes the maidservants laugh and gets them on to the swings. When Julie stays out late because of him, both lose their jobs in a single evening. They marry, lodge with an aunt, he finds no work, he hits her. Then a child is on its way, then comes a stupid robbery, then the knife in his own chest. In 1913 Alfred Polgar moved the play from the outskirts of Budapest to the Vienna Prater, and to this day you cannot hear that it ever had another language.

Emre Yıldırımer has the charm but does not peddle it. Jakob Hinterleitner had no wish for a rough diamond. His Liliom is someone who runs out of words as soon as the music stops. Lea Mitterlehner’s Julie is often silent, and as the evening goes on her silence becomes harder and harder to admire.

The court of the hereafter sits in a district office with numbered tickets that people in Ennsfelden may recognise. Sixteen years later Liliom is allowed back to his daughter for a day. Are there blows that do not hurt? Julie finally says there are. It is the most famous line in the play and the most difficult. Nora Tschernitz, as Luise, has nothing more to say; she only hears it. Hinterleitner keeps the light on her face until we have found an answer of our own.`,
  },
  importantInfo: {
    de: 'Das Stück zeigt häusliche Gewalt. Im Foyer liegt Information von Beratungsstellen auf.',
    en: 'The play depicts domestic violence. Leaflets from advice centres are available in the foyer.',
  },
  programme: [
    {
      kind: 'work',
      title: { de: 'Erstes bis viertes Bild', en: 'Scenes one to four' },
      minutes: 65,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: { de: 'Fünftes bis siebentes Bild', en: 'Scenes five to seven' },
      minutes: 45,
    },
  ],
  credits: [
    { person: 'jakob-hinterleitner', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'friederike-lohninger', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'emre-yildirimer', group: 'cast', role: { de: 'Liliom', en: 'Liliom' } },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Julie', en: 'Julie' } },
    { person: 'miriam-oellinger', group: 'cast', role: { de: 'Marie', en: 'Marie' } },
    { person: 'dragana-petrovska', group: 'cast', role: { de: 'Frau Muskat', en: 'Frau Muskat' } },
    { person: 'nora-tschernitz', group: 'cast', role: { de: 'Luise', en: 'Luise' } },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Ficsur', en: 'Ficsur' },
    },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Frau Hollunder', en: 'Frau Hollunder' },
    },
    { person: 'elias-froschauer', group: 'cast', role: { de: 'Wolf Beifeld', en: 'Wolf Beifeld' } },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Linzmann, Konzipist', en: 'Linzmann, Magistrate' },
    },
  ],
  sponsors: ['Kulturfonds Ennsland'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '03-10',
      to: '05-28',
      count: 10,
      weekdays: [3, 5],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4400, 3400, 2400],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '04-11',
      to: '05-23',
      count: 2,
      weekdays: [0],
      times: ['17:00'],
      pricesCents: [4400, 3400, 2400],
    },
  ],
} satisfies DemoProduction
