import type { DemoStandaloneEvent } from '#content/house/house-content.ts'

export const kostuemverkauf = {
  key: 'kostuemverkauf',
  slug: { de: 'kostuemverkauf', en: 'costume-sale' },
  title: { de: 'Kostümverkauf', en: 'Costume Sale' },
  subtitle: { de: 'Der Fundus macht Platz', en: 'The wardrobe makes room' },
  teaser: {
    de: 'Fräcke, Flügel, Reifröcke: Was ausgespielt hat, sucht auf der Studiobühne ein neues Leben.',
    en: 'Tailcoats, wings, hoops: what has finished its run looks for a new life on the Studio Stage.',
  },
  description: {
    de: `Alle zwölf Monate geht der Kostümfundus über. Dann trennt sich die Abteilung von rund sechshundert Stücken, und jedes hat eine Geschichte, die auf dem Preisschild steht: „Traviata 2014, Chor, zweimal geflickt“ oder „Esel, ohne Hinterteil“. Die Preise liegen zwischen zwei und achtzig Euro, Hüte kosten immer fünf. Probiert wird hinter den Vorhängen der Studiobühne, Spiegel und ehrliche Meinungen liefert das Schneidereiteam.

Um den Andrang zu teilen, verkaufen wir Zählkarten um einen Euro, die als Gutschrift gelten. Um 10 Uhr dürfen Schulen und Theatervereine als Erste schauen, ab 11 Uhr alle anderen. Bezahlt wird bar oder mit Karte, getragen wird selbst; eine Änderungsschneiderin sitzt am Ausgang. Der Erlös fließt in die Ausbildung der Lehrlinge.`,
    en: `Every twelve months the costume store overflows. The wardrobe then parts with some six hundred pieces, and each has a story, written on its price tag: “Traviata 2014, chorus, mended twice” or “Donkey, no hindquarters”. Prices range from two to eighty euros; hats always cost five. Fitting takes place behind the curtains of the Studio Stage, with mirrors and honest opinions supplied by the dressmakers.

To spread the rush we sell entry tickets for one euro, which is credited against your purchase. From 10 am schools and amateur companies may look first, from 11 am everybody else. Pay in cash or by card and carry your own; a seamstress for alterations sits at the exit. The proceeds go towards training our apprentices.`,
  },
  type: 'ausstellung',
  room: 'studio',
  picture: 'sewing',
  runs: [
    {
      season: 'first',
      room: 'studio',
      from: '11-07',
      to: '11-13',
      count: 1,
      weekdays: [6],
      times: ['10:00'],
      type: 'ausstellung',
      pricesCents: [100],
    },
    {
      season: 'second',
      room: 'studio',
      from: '11-07',
      to: '11-13',
      count: 1,
      weekdays: [6],
      times: ['10:00'],
      type: 'ausstellung',
      pricesCents: [100],
    },
  ],
} satisfies DemoStandaloneEvent
