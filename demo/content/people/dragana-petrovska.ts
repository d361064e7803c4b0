import type { DemoPerson } from '#content/content.ts'

export const draganaPetrovska = {
  key: 'dragana-petrovska',
  firstName: 'Dragana',
  lastName: 'Petrovska',
  category: 'schauspiel',
  profession: { de: 'Schauspielerin', en: 'Actor' },
  biography: {
    de: 'Dragana Petrovska spielt auf Deutsch, Mazedonisch und, wenn es sein muss, auf Linzerisch. Mit sechs kam sie aus Bitola nach Linz-Auwiesen, mit vierzehn in den Jugendklub eines Theaters, mit neunzehn an die Schauspielschule in Bochum. Dort und in Oberhausen war sie acht Jahre engagiert. In Ennsfelden begann sie als Einspringerin mit zwei Tagen Vorlauf; danach blieb sie. Sie ist für Rollen zu haben, die körperlich etwas verlangen, und trainiert das Ensemble im Bühnenkampf. Backgammon spielt sie gegen jeden, um Kaffee. Derzeit steht es 311 zu 4 gegen den Rest des Hauses.',
    en: 'Dragana Petrovska acts in German, in Macedonian and, if need be, in the dialect of Linz. At six she came from Bitola to the Linz suburb of Auwiesen, at fourteen to a theatre’s youth club, at nineteen to drama school in Bochum. She stayed there and in Oberhausen for eight years. Her first part in Ennsfelden was taken over at two days’ notice; then she stayed. She is glad of roles that ask something of the body, and trains the company in stage combat. She will play anyone at backgammon for coffee. The score currently stands at 311 to 4 against the rest of the house.',
  },
} satisfies DemoPerson
