import type { DemoPerson } from '#content/content.ts'

export const konradLeitgeb = {
  key: 'konrad-leitgeb',
  firstName: 'Konrad',
  lastName: 'Leitgeb',
  category: 'schauspiel',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Konrad Leitgeb spielt Wirte, Könige und Hausmeister, „also dreimal denselben Beruf“. Er ist Jahrgang 1961, gelernter Elektriker aus Ternitz und über das Amateurtheater der Gewerkschaft zur Bühne gekommen. Die Prüfung vor der Kommission legte er mit dreißig ab, beim zweiten Anlauf. Danach: Tournee, Sommertheater in Niederösterreich, elf Jahre St. Pölten. Seit 2009 ist er in Ennsfelden und aus dem Volksstück nicht wegzudenken. Nestroy kann er in längeren Abschnitten zitieren, auch ungefragt. Den Christbaum im Foyer beleuchtet noch immer er, mit einem Kabelplan, den außer ihm niemand versteht.',
    en: 'Konrad Leitgeb plays innkeepers, kings and caretakers, “the same job three times over”. Born in 1961, an electrician from Ternitz, he came to the stage through a trade-union amateur company. He passed the board’s examination at thirty, at the second attempt. After that: touring, summer theatre in Lower Austria, eleven years in St. Pölten. He has been in Ennsfelden since 2009, and its folk plays are unthinkable without him. He can quote Nestroy at length, also unasked. The Christmas tree in the foyer is still lit by him, to a wiring plan that nobody else understands.',
  },
} satisfies DemoPerson
