import type { DemoProduction } from '#content/content.ts'

export const hamlet = {
  key: 'hamlet',
  slug: { de: 'hamlet', en: 'hamlet' },
  title: { de: 'Hamlet', en: 'Hamlet' },
  preline: { de: 'Schauspiel', en: 'Drama' },
  subtitle: {
    de: 'Tragödie von William Shakespeare, Deutsch von August Wilhelm Schlegel',
    en: 'Tragedy by William Shakespeare, in the German translation by August Wilhelm Schlegel',
  },
  genre: 'drama',
  tags: ['klassiker', 'mit-einfuehrung'],
  series: ['premieren-abo', 'schauspiel-abo', 'samstag-abo'],
  durationMinutes: 175,
  minimumAge: 14,
  language: {
    de: 'In deutscher Sprache',
    en: 'In German',
  },
  teaser: {
    de: 'Vom Leichenschmaus ist noch etwas übrig, da wird schon Hochzeit gefeiert: Rosa Caballero-Prinz setzt Dänemarks Hof an eine einzige lange Wirtshaustafel.',
    en: 'There are leftovers from the funeral when the wedding begins: Rosa Caballero-Prinz seats the Danish court at one long tavern table.',
  },
  description: {
    de: `Das Gebackene vom Leichenschmaus, sagt Hamlet im ersten Akt, gab kalte Hochzeitsschüsseln. Man kann den Satz als bitteren Witz abtun. Rosa Caballero-Prinz hat ihn wörtlich genommen und aus ihm eine ganze Inszenierung gebaut: Ihr Dänemark ist der Nebensaal eines Gasthofs, in dem man am Vormittag einen König verabschiedet und am Abend seinen Bruder hochleben lässt, am selben Tisch, mit demselben Personal.

Diese Tafel, vierzehn Meter lang, bleibt den ganzen Abend stehen. Sie ist Thron und Theater, Versteck des Polonius, Bett der Königin. In der Totengräberszene nimmt Hannelore Zistler die Platten herunter, und darunter ist Erde. Wolfgang Steinparz hat das Holz in aufgelassenen Wirtshäusern zwischen Ennsfelden und den Bergen gefunden. Wer Platz nimmt, sitzt auf Bänken, auf denen hier schon Generationen gezehrt, gefeiert und geschwiegen haben.

Viktor Hammerstorfer spielt beide Brüder, den toten und den regierenden. Hamlet sieht also im Mörder jedes Mal das Gesicht des Vaters; das Zögern, über das so viel geschrieben wurde, braucht keine andere Erklärung. Elias Froschauer gibt dem Prinzen keine Schwermut, sondern einen ungemütlichen Verstand. Er ist der Gast, der nicht aufhört zu fragen, wenn die anderen längst beim Kaffee sind.

Und Ophelia? Lea Mitterlehner singt ihre Lieder nicht im Wahn. Sie hält als Einzige die Tischrede, die längst fällig gewesen wäre, und alle schauen in ihre Teller. So erzählt dieser Abend von einer Gesellschaft, in der jeder etwas weiß und das Weiteressen als Form der Höflichkeit gilt. Geblieben sind Schlegels Verse, gekürzt um Fortinbras und die Kriegsgeschäfte. Was danach kommt, steht vor der Saaltür.`,
    en: `“The funeral baked meats did coldly furnish forth the marriage tables,” says Hamlet in the first act. It is easy to let the line pass as a sour joke. Rosa Caballero-Prinz has taken it at its word and built a whole production on it. Her Denmark is the back room of an inn where a king is mourned in the morning and his brother toasted in the evening, at the same table and by the same staff.

The table is fourteen metres long and stays on stage throughout. It is throne and theatre, Polonius’s hiding place, the Queen’s bed. When Hannelore Zistler, as the gravedigger, lifts off the boards, there is earth underneath. Wolfgang Steinparz found the timber in abandoned inns between Ennsfelden and the mountains; generations have mourned, celebrated and kept quiet on these benches.

Viktor Hammerstorfer plays both brothers, the dead one and the one who rules. Each time Hamlet looks at the murderer he sees his father’s face, and the famous hesitation needs no further explanation. Elias Froschauer’s prince is not melancholy. He has an uncomfortable mind, and is the guest who goes on asking questions when everyone else has moved on to coffee.

And Ophelia? Lea Mitterlehner does not sing her songs in madness. She gives the speech that someone should have given long before, while the others study their plates. This is a play about a company in which everybody knows something and carrying on with the meal counts as good manners. Schlegel’s verse remains; Fortinbras and the business of war have been cut. Whatever comes next is already waiting outside the door.`,
  },
  importantInfo: {
    de: 'Im zweiten Teil fällt ein Schuss.',
    en: 'A gunshot is heard in the second part.',
  },
  programme: [
    {
      kind: 'work',
      title: { de: 'Erster Teil: Die Hochzeit', en: 'Part one: The wedding' },
      minutes: 90,
    },
    { kind: 'interval', minutes: 20 },
    {
      kind: 'work',
      title: { de: 'Zweiter Teil: Das Begräbnis', en: 'Part two: The funeral' },
      minutes: 65,
    },
  ],
  credits: [
    { person: 'rosa-caballero-prinz', group: 'team', role: { de: 'Regie', en: 'Director' } },
    { person: 'wolfgang-steinparz', group: 'team', role: { de: 'Bühne', en: 'Set design' } },
    { person: 'zdenek-hrubeska', group: 'team', role: { de: 'Kostüme', en: 'Costumes' } },
    { person: 'lukas-breitwieser', group: 'team', role: { de: 'Musik', en: 'Music' } },
    { person: 'christoph-almhofer', group: 'team', role: { de: 'Licht', en: 'Lighting' } },
    { person: 'ilse-drabek', group: 'team', role: { de: 'Dramaturgie', en: 'Dramaturgy' } },
    { person: 'elias-froschauer', group: 'cast', role: { de: 'Hamlet', en: 'Hamlet' } },
    {
      person: 'viktor-hammerstorfer',
      group: 'cast',
      role: { de: 'Claudius, Geist', en: 'Claudius, Ghost' },
    },
    { person: 'johanna-katzensteiner', group: 'cast', role: { de: 'Gertrud', en: 'Gertrude' } },
    { person: 'konrad-leitgeb', group: 'cast', role: { de: 'Polonius', en: 'Polonius' } },
    { person: 'lea-mitterlehner', group: 'cast', role: { de: 'Ophelia', en: 'Ophelia' } },
    { person: 'emre-yildirimer', group: 'cast', role: { de: 'Laertes', en: 'Laertes' } },
    { person: 'nora-tschernitz', group: 'cast', role: { de: 'Horatio', en: 'Horatio' } },
    {
      person: 'paul-anzengruber-sand',
      group: 'cast',
      role: { de: 'Rosenkranz, Erster Schauspieler', en: 'Rosencrantz, First Player' },
    },
    {
      person: 'hannelore-zistler',
      group: 'cast',
      role: { de: 'Totengräberin', en: 'Gravedigger' },
    },
  ],
  sponsors: ['Freundeskreis des Stadttheaters Ennsfelden'],
  runs: [
    {
      season: 'first',
      room: 'grosses-haus',
      from: '09-17',
      to: '12-12',
      count: 10,
      weekdays: [4, 6],
      times: ['19:30'],
      opensWithPremiere: true,
      pricesCents: [4400, 3400, 2400],
    },
    {
      season: 'first',
      room: 'grosses-haus',
      from: '10-11',
      to: '11-08',
      count: 2,
      weekdays: [0],
      times: ['17:00'],
      pricesCents: [4400, 3400, 2400],
    },
  ],
} satisfies DemoProduction
