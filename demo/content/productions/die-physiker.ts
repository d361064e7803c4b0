import type { DemoProduction } from '#content/content.ts'

export const diePhysiker = {
  key: 'die-physiker',
  slug: { de: 'die-physiker', en: 'the-physicists' },
  title: { de: 'Die Physiker', en: 'The Physicists' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Komödie in zwei Akten von Friedrich Dürrenmatt',
    en: 'Comedy in two acts by Friedrich Dürrenmatt',
  },
  genre: 'drama',
  tags: ['klassiker', 'schulvorstellung', 'nachgespraech'],
  series: ['premieren-abo', 'schauspiel-abo', 'samstag-abo'],
  durationMinutes: 120,
  minimumAge: 13,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Drei Männer geben sich als Irre aus, damit die Welt nicht untergeht. Katharina Obermoser spielt Dürrenmatt als strenge Uhr.',
    en: 'Three men feign madness so that the world may not end. Katharina Obermoser runs Dürrenmatt like a strict clock.',
  },
  description: {
    de: `Wo befindet sich ein Mensch in Sicherheit, der etwas herausgefunden hat, das nie jemand hätte herausfinden dürfen? Im Irrenhaus, antwortet Dürrenmatts Möbius. Dort sei man frei. Dort lebt er seit fünfzehn Jahren im Salon einer privaten Heilanstalt, mit Blick auf einen See, und lässt sich vom König Salomo die Weltformel diktieren. Sein Pech: Die zwei Herren nebenan, Newton und Einstein, sind ebenfalls nicht verrückt.

Katharina Obermoser hat dem Stück nichts umgehängt, kein Rechenzentrum und keinen Roboter. Die Handlung bleibt im Salon und im Jahr 1962, als die Komödie in Zürich herauskam und die Kubakrise noch acht Monate entfernt war. Dürrenmatt verlangt die Einheit von Raum, Zeit und Handlung ausdrücklich: Einer Geschichte unter Verrückten komme nur die klassische Form bei. Also gibt es drei Türen, einen Kamin, eine Leiche am Anfang jedes Aktes. Jeder Auftritt sitzt auf dem Schlag einer Pendeluhr, die Wolfgang Steinparz in die Mitte der Wand gehängt hat.

Und während man lacht, arbeitet das Getriebe. Der Inspektor darf hier nicht rauchen, dann darf er es, dann mag er nicht mehr. Schwester Monika liebt und stirbt daran. Hannelore Zistler als Fräulein Doktor von Zahnd ist von entwaffnender Fürsorge, eine alte Dame, die zuhört und mitschreibt.

Die schlimmstmögliche Wendung, die Dürrenmatt für jede zu Ende gedachte Geschichte fordert, tritt durch Zufall ein und ist doch vollkommen logisch. Am Ende wird die Uhr angehalten. Die Schauspieler bleiben stehen. Was alle angeht, hat der Autor zu seinem Stück notiert, können nur alle lösen. Darüber reden wir nach ausgewählten Vorstellungen mit Schülerinnen und Schülern der HTL und allen, die bleiben möchten.`,
    en: `Where is a person safe who has discovered something that nobody should ever have discovered? In the madhouse, answers Dürrenmatt’s Möbius: there one is free. For fifteen years he has lived in the drawing room of a private sanatorium with a view of the lake, taking dictation from King Solomon. What he dictates is the formula that explains everything. It is bad luck for Möbius that the two gentlemen next door, Newton and Einstein, are not mad either.

Katharina Obermoser has hung nothing extra on the play, no data centre and no robot. It stays in its drawing room and in 1962, when the comedy opened in Zurich and the Cuban missile crisis was still eight months away. Dürrenmatt insists on unity of place, time and action, since only the classical form can cope with a story among the insane. So there are three doors, a fireplace and a corpse at the start of each act. Every entrance falls on the beat of a pendulum clock that Wolfgang Steinparz has hung in the middle of the wall.

While you laugh, the wheels are turning. The inspector may not smoke, then may, then no longer cares to. Sister Monika loves, and dies of it. As Doctor von Zahnd, Hannelore Zistler is disarmingly attentive, an old lady who listens and takes notes.

Dürrenmatt held that no story is thought through until it has taken its worst possible turn. This one takes it by chance, and yet with perfect logic. Finally the clock is stopped and the actors stand where they are. What concerns everyone, the author noted, can only be solved by everyone. After selected performances we discuss that with students of the technical college and whoever else cares to stay.`,
  },
  importantInfo: {
    de: 'Auf der Bühne wird geraucht (Kräuterzigaretten).',
    en: 'Herbal cigarettes are smoked on stage.',
  },
  programme: [
    { kind: 'work', title: { de: 'Erster Akt', en: 'Act one' }, minutes: 55 },
    { kind: 'interval', minutes: 20 },
    { kind: 'work', title: { de: 'Zweiter Akt', en: 'Act two' }, minutes: 45 },
  ],
  credits: [
    { person: 'katharina-obermoser', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Johann Wilhelm Möbius', en: 'Johann Wilhelm Möbius' },
    },
    {
      person: 'severin-achleitner-rauch',
      group: 'cast',
      role: { de: 'Beutler, genannt Newton', en: 'Beutler, known as Newton' },
    },
    {
      person: 'konrad-leitgeb',
      group: 'cast',
      role: { de: 'Ernesti, genannt Einstein', en: 'Ernesti, known as Einstein' },
    },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Dr. Mathilde von Zahnd', en: 'Dr Mathilde von Zahnd' },
    },
    {
      person: 'nora-tschernitz',
      group: 'cast',
      role: { de: 'Schwester Monika', en: 'Sister Monika' },
    },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Inspektor Voss', en: 'Inspector Voss' },
    },
    {
      person: 'dragana-petrovska',
      group: 'cast',
      role: { de: 'Oberschwester Marta, Lina Rose', en: 'Head nurse Marta, Lina Rose' },
    },
    {
      person: 'emre-yildirimer',
      group: 'cast',
      role: { de: 'Missionar Rose', en: 'Missionary Rose' },
    },
  ],
  sponsors: ['Stadtwerke Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '04-30',
      to: '06-27',
      count: 8,
      weekdays: [4, 6],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4300, 3300, 2300],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '05-17',
      to: '06-21',
      count: 2,
      weekdays: [0],
      times: ['17:00'],
      pricesCents: [4300, 3300, 2300],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '05-12',
      to: '06-17',
      count: 2,
      weekdays: [2],
      times: ['10:30'],
      pricesCents: [1400],
    },
  ],
} satisfies DemoProduction
