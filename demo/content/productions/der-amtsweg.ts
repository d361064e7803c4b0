import type { DemoProduction } from '#content/content.ts'

export const derAmtsweg = {
  key: 'der-amtsweg',
  slug: { de: 'der-amtsweg', en: 'through-official-channels' },
  title: { de: 'Der Amtsweg', en: 'Through Official Channels' },
  preline: { de: 'Kabarett', en: 'Cabaret' },
  subtitle: {
    de: 'Soloprogramm von und mit Ferdl Haberzettl',
    en: 'Solo cabaret written and performed by Ferdl Haberzettl',
  },
  genre: 'guest',
  tags: ['barrierefrei'],
  series: [],
  durationMinutes: 110,
  minimumAge: 12,
  language: {
    de: 'Im Dialekt des Ennslandes',
    en: 'In the Austrian dialect of the Ennsland',
  },
  teaser: {
    de: 'Ein Mann will einen Apfelbaum umschneiden. Dafür braucht er ein Formular, für das Formular eine Nummer und für die Nummer einen Grund.',
    en: 'A man wants to cut down an apple tree. That takes a form, the form takes a number, and the number takes a reason.',
  },
  description: {
    de: `Betreff: Ansuchen um Bewilligung der Entfernung eines Apfelbaumes, Parzelle 214/7. Bezug: Ihr Schreiben vom Vorjahr. Beilagen: keine, eine davon fehlt.

So beginnt der Brief, den Ferdl Haberzettl am Anfang des Abends aus der Tasche zieht, und bis zum Ende hat er ihn nicht fertig vorgelesen. Dazwischen liegen sechs Stockwerke, elf Zimmer, zwei Dienststellen, die nicht miteinander reden, und eine Mittagspause. Haberzettl weiß, wovon er spricht: Er war neunzehn Jahre lang Vertragsbediensteter in einer Bezirkshauptmannschaft, zuletzt in der Evidenz, wo er nach eigener Auskunft evident war. Gekündigt hat er ordnungsgemäß, mit Stempelmarke.

Sein drittes Soloprogramm braucht einen Schreibtisch, einen Sessel zu wenig und ein Nummernband. Haberzettl spielt den Antragsteller und alle, die ihm gegenübersitzen: den Herrn Rat, der seit 1994 auf eine Durchwahl wartet; die junge Referentin, die als Einzige helfen will und deshalb versetzt wird; das neue digitale Amt, das sehr höflich ist und jede Eingabe mit einer Gegenfrage beantwortet. Keine dieser Figuren ist dumm. Jede hat einen Grund, und aus lauter guten Gründen entsteht ein Haus, aus dem keiner hinausfindet.

Das Publikum zieht beim Eingang Nummern. Aufgerufen wird, wer aufgerufen wird. Man muss nichts können und darf sitzen bleiben, das ist im Amt nicht anders.

Komisch ist das lange. Dann kommt ein leises Lied zum Tischakkordeon, in dem man erfährt, wer den Apfelbaum gesetzt hat und warum er weg soll. Spätestens hier merkt man, dass der Weg durch die Ämter auch eine Art war, Zeit zu gewinnen. Gegen Ende wird der Bescheid zugestellt. Er ist positiv. Die Einspruchsfrist beträgt vier Wochen.`,
    en: `Re: application for permission to remove one apple tree, plot 214/7. Ref: your letter of last year. Enclosures: none, of which one is missing.

Thus begins the letter that Ferdl Haberzettl pulls from his pocket at the start of the evening, and by the end he has not finished reading it out. In between there are six floors, eleven offices, two departments not on speaking terms and a lunch break. Haberzettl knows his subject. For nineteen years he was employed by a district authority, latterly in Records, where by his own account he was on record. His resignation was in due form, with the fee stamps attached.

His third solo programme needs a desk, one chair too few and a roll of queue numbers. Haberzettl plays the applicant and everybody across the desk: the senior official who has been waiting for a direct line since 1994; the young clerk who is the only one willing to help, and is consequently transferred; the new digital office, which is extremely polite and answers every submission with a question of its own. None of these people is stupid. Each has reasons, and out of nothing but good reasons there rises a building that no one can find the way out of.

The audience draws numbers at the entrance. Those who are called are called. No skills are required and you may remain seated, just as at the real thing.

For a long while this is funny. Then comes a quiet song, accompanied on a small table accordion, in which we learn who planted the apple tree and why it has to go. By now we realise that the journey through the offices was also a way of gaining time. Towards the end the decision is served. It is favourable. Objections may be lodged within four weeks.`,
  },
  importantInfo: {
    de: 'Bitte ziehen Sie beim Eingang eine Nummer.',
    en: 'Please take a number at the entrance.',
  },
  programme: [
    { kind: 'work', title: { de: 'Parteienverkehr', en: 'Office hours' }, minutes: 50 },
    { kind: 'interval', minutes: 20 },
    { kind: 'work', title: { de: 'Nach Dienstschluss', en: 'After hours' }, minutes: 40 },
  ],
  credits: [
    {
      person: 'ferdl-haberzettl',
      group: 'cast',
      role: { de: 'Der Antragsteller und alle Ämter', en: 'The applicant and all officials' },
    },
    { person: 'margit-sonnleithner', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'friederike-lohninger', group: 'team', role: { de: 'Ausstattung', en: 'Design' } },
    {
      person: 'lukas-breitwieser',
      group: 'team',
      role: { de: 'Musikalische Einrichtung', en: 'Musical arrangement' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
  ],
  sponsors: [],
  promoter: 'Kulturverein Ennsland',
  runs: [
    {
      season: 'first',
      room: 'stadtsaal',
      from: '02-04',
      to: '02-10',
      count: 2,
      weekdays: [4, 5, 6],
      times: ['19:30'],
      type: 'gastspiel',
      pricesCents: [3600, 2800],
    },
    {
      season: 'second',
      room: 'stadtsaal',
      from: '04-21',
      to: '04-27',
      count: 2,
      weekdays: [4, 5, 6],
      times: ['19:30'],
      type: 'gastspiel',
      pricesCents: [3600, 2800],
    },
  ],
} satisfies DemoProduction
