import type { DemoPerson } from '#content/content.ts'

export const mateuszZielarek = {
  key: 'mateusz-zielarek',
  firstName: 'Mateusz',
  lastName: 'Zielarek',
  category: 'tanz',
  profession: { de: 'Tänzer', en: 'Dancer' },
  biography: {
    de: 'Mateusz Zielarek hat Breakdance auf dem Bahnhofsvorplatz von Łódź gelernt, auf Karton, im Winter mit Handschuhen. Ein Sozialarbeiter meldete ihn zur Aufnahmeprüfung an der Ballettschule an, vermutlich als Scherz. Er bestand, blieb neun Jahre und tanzte anschließend in Poznań und Kiel. Seit 2021 gehört er zum Ballett des Stadttheaters, als Charaktertänzer mit einem Hang zum Komischen: Stiefschwestern, Zauberer, dicke Bürgermeister. Mit Jugendlichen aus dem Bezirk erarbeitet er jedes Frühjahr ein Stück für den Innenhof. Er ist ein leidenschaftlicher Schwammerlsucher und verrät seine Plätze niemandem.',
    en: 'Mateusz Zielarek learnt breakdance outside the station in Łódź, on cardboard, wearing gloves in winter. A social worker entered him for the ballet school’s examination, presumably as a joke. He passed, stayed nine years and then danced in Poznań and Kiel. Since 2021 he has belonged to the Stadttheater’s ballet, as a character dancer with a bent for comedy: stepsisters, sorcerers, stout mayors. Every spring he makes a piece for the courtyard with teenagers from the district. He is a passionate mushroom hunter and tells nobody where.',
  },
} satisfies DemoPerson
