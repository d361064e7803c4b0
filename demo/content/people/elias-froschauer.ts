import type { DemoPerson } from '#content/content.ts'

export const eliasFroschauer = {
  key: 'elias-froschauer',
  firstName: 'Elias',
  lastName: 'Froschauer',
  category: 'schauspiel',
  profession: { de: 'Schauspieler', en: 'Actor' },
  biography: {
    de: 'Bevor er Prinzen spielte, hat Elias Froschauer Pizza ausgeliefert, in Graz, mit dem Rad, drei Winter lang. Die Texte für die Aufnahmeprüfung lernte er im Stiegenhaus. Er absolvierte die Schauspielausbildung an der Kunstuniversität Graz und wurde direkt aus dem dritten Jahrgang nach Ennsfelden geholt. Hier war er unter anderem als Romeo, Ferdinand und Woyzeck zu sehen. Er arbeitet schnell, fragt viel und probiert jede Szene auch einmal falsch. In der Freizeit baut er mit dem Requisiteur Drachen, das größte Modell hat vier Meter Spannweite und ein Hausverbot auf dem Stadtplatz.',
    en: 'Before he played princes Elias Froschauer delivered pizza in Graz, by bicycle, for three winters. He learnt his audition pieces in stairwells. He took the acting course at the University of the Arts in Graz and was brought to Ennsfelden straight from his third year. Audiences here have seen him as Romeo, Ferdinand and Woyzeck. He works fast, asks a great deal and tries every scene the wrong way at least once. In his free time he builds kites with the property master; the largest has a span of four metres and is banned from the town square.',
  },
} satisfies DemoPerson
