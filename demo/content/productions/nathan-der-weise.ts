import type { DemoProduction } from '#content/content.ts'

export const nathanDerWeise = {
  key: 'nathan-der-weise',
  slug: { de: 'nathan-der-weise', en: 'nathan-the-wise' },
  title: { de: 'Nathan der Weise', en: 'Nathan the Wise' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Dramatisches Gedicht von Gotthold Ephraim Lessing',
    en: 'Dramatic poem by Gotthold Ephraim Lessing',
  },
  genre: 'drama',
  tags: ['klassiker', 'schulvorstellung', 'nachgespraech'],
  series: ['premieren-abo', 'schauspiel-abo'],
  durationMinutes: 140,
  minimumAge: 13,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Alles ist schon einmal verbrannt, und einer baut wieder auf. Henrik Aalbæk liest Lessings Ringparabel als Antwort auf eine gefährliche Frage.',
    en: 'Everything has burned down before, and one man rebuilds. Henrik Aalbæk reads Lessing’s ring parable as the answer to a dangerous question.',
  },
  description: {
    de: `Es riecht nach kaltem Rauch, noch bevor das Licht ausgeht. Nathan kommt von einer Geschäftsreise heim, und sein Haus hat gebrannt; die Tochter lebt, weil ein Fremder durchs Feuer gegangen ist. Mit dieser Nachricht fängt Lessing an, und Henrik Aalbæk hält sie für den Schlüssel. Auf der Bühne steht nichts, was nicht angesengt wäre: Sessel, Gesetzbücher, ein Klavier, das Schachbrett des Sultans. Wolfgang Steinparz hat alles wirklich in Brand gesetzt und wieder gelöscht, auf dem Übungsgelände der Freiwilligen Feuerwehr.

Denn dieser Nathan hat schon einmal alles verloren. Seine Frau und sieben Söhne sind in Gath von Christen ermordet worden; er erzählt es spät, in wenigen Versen, einem Klosterbruder. Dass er danach ein fremdes Kind annahm, ist keine milde Gabe, sondern eine Entscheidung. Viktor Hammerstorfer spielt einen Mann, der seine Vernunft jeden Morgen neu in Gang setzen muss wie eine schwere Maschine.

Lessing schrieb das Stück, nachdem ihm 1778 der Herzog von Braunschweig den theologischen Streit verboten hatte. Auf die Bühne konnte ihm der Gegner nicht folgen. Auch die Ringparabel ist eine Ausrede in Lebensgefahr: Der Sultan braucht Geld, stellt eine Falle und nennt sie Wahrheitssuche. Bei Aalbæk wird sie nicht deklamiert. Nathan sucht beim Reden, prüft das Gesicht des Mächtigen, geht einen Satz zurück.

Zum Schluss stellt sich heraus, dass fast alle miteinander verwandt sind, Recha, Tempelherr, Saladin, Sittah. Unter stummer Wiederholung allseitiger Umarmungen fällt der Vorhang, so steht es geschrieben. Nur Nathan ist mit niemandem verwandt. Wohin er geht, während sich die anderen umarmen, haben wir lange probiert.`,
    en: `There is a smell of cold smoke before the house lights go down. Nathan comes home from a business trip to find that there has been a fire; his daughter is alive because a stranger walked through the flames. Lessing starts with this piece of news and Henrik Aalbæk believes it to be the key. Nothing on stage has escaped scorching: armchairs, law books, a piano, the Sultan’s chessboard. Wolfgang Steinparz really did set it all alight and put it out again, on the training ground of the volunteer fire brigade.

For this Nathan has lost everything once already. His wife and seven sons were murdered by Christians at Gath; he says so late, in a few lines, to a lay brother. That he went on to raise a stranger’s child was no act of charity. It was a decision. Viktor Hammerstorfer plays a man who has to start up his reason anew each morning, like a heavy machine.

Lessing wrote the play after the Duke of Brunswick had forbidden him to continue his theological dispute in 1778. His opponent could not follow him on to the stage. The ring parable itself is an evasion in mortal danger: the Sultan needs money, sets a trap and calls it the search for truth. Aalbæk does not let it be declaimed. Nathan gropes as he talks, studies the face of power, goes back a sentence.

In the end almost everybody proves to be related, Recha, the Templar, Saladin, Sittah. The curtain falls, the text says, on a silent round of embraces. Only Nathan is related to no one. Where he goes while the others embrace is something we rehearsed for a long time.`,
  },
  importantInfo: { de: '', en: '' },
  programme: [
    {
      kind: 'work',
      title: { de: 'Erster bis dritter Aufzug', en: 'Acts one to three' },
      minutes: 75,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: { de: 'Vierter und fünfter Aufzug', en: 'Acts four and five' },
      minutes: 45,
    },
  ],
  credits: [
    { person: 'henrik-aalbaek', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'viktor-hammerstorfer', group: 'cast', role: { de: 'Nathan', en: 'Nathan' } },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Recha', en: 'Recha' } },
    { person: 'hannelore-zistler', group: 'cast', role: { de: 'Daja', en: 'Daya' } },
    {
      person: 'elias-froschauer',
      group: 'cast',
      role: { de: 'Ein junger Tempelherr', en: 'A young Templar' },
    },
    { person: 'emre-yildirimer', group: 'cast', role: { de: 'Saladin', en: 'Saladin' } },
    { person: 'miriam-oellinger', group: 'cast', role: { de: 'Sittah', en: 'Sittah' } },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Derwisch, Klosterbruder', en: 'Dervish, Lay brother' },
    },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Der Patriarch von Jerusalem', en: 'The Patriarch of Jerusalem' },
    },
  ],
  sponsors: ['Buchhandlung am Stadtplatz'],
  runs: [
    {
      season: 'second',
      room: 'grosses-haus',
      from: '10-21',
      to: '12-17',
      count: 10,
      weekdays: [3, 4],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4400, 3400, 2400],
    },
    {
      season: 'second',
      room: 'grosses-haus',
      from: '11-05',
      to: '11-18',
      count: 2,
      weekdays: [5],
      times: ['10:00'],
      pricesCents: [1400],
    },
  ],
} satisfies DemoProduction
