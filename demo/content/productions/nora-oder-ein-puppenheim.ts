import type { DemoProduction } from '#content/content.ts'

export const noraOderEinPuppenheim = {
  key: 'nora-oder-ein-puppenheim',
  slug: { de: 'nora-oder-ein-puppenheim', en: 'a-dolls-house' },
  title: { de: 'Nora oder Ein Puppenheim', en: 'A Doll’s House' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Schauspiel von Henrik Ibsen, neu übersetzt von Henrik Aalbæk',
    en: 'Play by Henrik Ibsen, in a new German version by Henrik Aalbæk',
  },
  genre: 'drama',
  tags: ['klassiker', 'nachgespraech', 'barrierefrei'],
  series: ['schauspiel-abo'],
  durationMinutes: 110,
  minimumAge: 12,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Drei Tage Weihnachten in einem Zimmer, das immer enger wird. Am Ende geht Nora durch eine Tür, die wirklich auf die Straße führt.',
    en: 'Three days of Christmas in a room that keeps shrinking. At the end Nora leaves by a door that really does open on the street.',
  },
  description: {
    de: `Zuerst hört man Papier: Nora packt Geschenke aus dem Einkaufskorb, zählt Wechselgeld, versteckt die Makronen. Henrik Aalbæk lässt sich für diesen Anfang viel Zeit. Wer Ibsens Stück nur von seinem Ende her kennt, vom Zufallen der Tür, übersieht leicht, wie genau hier gerechnet wird. Eine Frau hat sich Geld geliehen, um ihrem Mann das Leben zu retten, und dabei eine Unterschrift gefälscht. Seither führt sie im Geheimen Buch.

Aalbæk, in Aarhus geboren, hat für Ennsfelden selbst übersetzt. Ibsens Dänisch-Norwegisch ist knapper und alltäglicher, als es in vielen deutschen Fassungen klingt; aus Lerchen und Eichkätzchen sind Kosenamen geworden, wie man sie über Küchentische hinweg hört. Fünf Menschen sprechen miteinander in ganzen, höflichen Sätzen. Der Schrecken sitzt in der Höflichkeit.

Friederike Lohninger hat ins Studio ein Wohnzimmer gestellt, dessen Wände auf Rollen laufen. Immer wenn jemand es gut mit Nora meint, rückt eine davon ein paar Handbreit nach innen. Niemand auf der Bühne bemerkt es. Bei der Tarantella bleiben Johanna Katzensteiner zwei mal zwei Meter, und sie tanzt trotzdem, als hinge alles daran. Es hängt ja alles daran.

Für die deutschen Bühnen musste Ibsen 1880 einen anderen Schluss schreiben, in dem Nora der Kinder wegen bleibt; er selbst nannte ihn eine barbarische Gewalttat. Wir spielen den wahren. Dafür öffnet das Studio, was sonst immer verschlossen ist: die Tür zur Gasse. Man hört die Stadt, spürt die kalte Luft, sieht vielleicht jemanden vorbeigehen. Dann sitzt Torvald Helmer da, und wir sitzen neben ihm. Nach den Donnerstagsvorstellungen lädt das Ensemble zum Gespräch.`,
    en: `The first thing you hear is paper: Nora unpacking presents from a shopping basket, counting change, hiding the macaroons. Henrik Aalbæk takes his time over this beginning. Anyone who knows Ibsen’s play by its ending, by the slam of that door, may have overlooked how carefully everybody here does sums. A woman borrowed money to save her husband’s life and forged a signature to get it. Ever since, she has been keeping secret accounts.

Aalbæk, who was born in Aarhus, made the translation himself. Ibsen’s Dano-Norwegian is shorter and plainer than most German versions let it sound, and the skylarks and squirrels have become pet names of the sort one hears across kitchen tables. Five people talk to each other in complete, courteous sentences. The courtesy is where the horror sits.

Friederike Lohninger has placed a living room in the studio whose walls run on castors. Whenever someone means well by Nora, one of them moves a hand’s breadth inwards. Nobody on stage notices. By the time of the tarantella Johanna Katzensteiner is left with two metres by two, and she dances as though everything depended on it. Everything does.

In 1880 Ibsen had to write a different ending for the German stage, in which Nora stays for the sake of the children; he called it a barbaric outrage. We play the true one. For it, the studio opens something that is otherwise kept locked: the door to the lane. You hear the town, feel the cold, perhaps see somebody walk past. Then Torvald Helmer is sitting there, and we are sitting beside him. On Thursdays the company stays on to talk with the audience.`,
  },
  importantInfo: {
    de: 'Am Ende der Vorstellung wird eine Außentür geöffnet; bitte behalten Sie bei kaltem Wetter eine Jacke am Platz. Kein Nacheinlass.',
    en: 'An outside door is opened at the end of the performance; please keep a jacket with you in cold weather. No admission for latecomers.',
  },
  programme: [],
  credits: [
    {
      person: 'henrik-aalbaek',
      group: 'team',
      role: { de: 'Regie und Übersetzung', en: 'Director and translator' },
    },
    {
      person: 'friederike-lohninger',
      group: 'team',
      role: { de: 'Bühne und Kostüme', en: 'Set and costumes' },
    },
    {
      person: 'amina-diarra-koch',
      group: 'team',
      role: { de: 'Choreografie', en: 'Choreography' },
    },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'vera-noskova', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'johanna-katzensteiner', group: 'cast', role: { de: 'Nora', en: 'Nora' } },
    {
      person: 'severin-achleitner-rauch',
      group: 'cast',
      role: { de: 'Torvald Helmer', en: 'Torvald Helmer' },
    },
    {
      person: 'miriam-oellinger',
      group: 'cast',
      role: { de: 'Kristine Linde', en: 'Kristine Linde' },
    },
    { person: 'konrad-leitgeb', group: 'cast', role: { de: 'Doktor Rank', en: 'Doctor Rank' } },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Nils Krogstad', en: 'Nils Krogstad' },
    },
  ],
  sponsors: ['Buchhandlung am Stadtplatz'],
  runs: [
    {
      season: 'first',
      room: 'studio',
      from: '10-01',
      to: '12-19',
      count: 12,
      weekdays: [3, 4, 5],
      times: ['20:00'],
      opensWithPremiere: true,
      pricesCents: [2400],
    },
  ],
} satisfies DemoProduction
