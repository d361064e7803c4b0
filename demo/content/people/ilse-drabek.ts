import type { DemoPerson } from '#content/content.ts'

export const ilseDrabek = {
  key: 'ilse-drabek',
  firstName: 'Ilse',
  lastName: 'Drabek',
  category: 'leitung',
  profession: { de: 'Chefdramaturgin', en: 'Head of Dramaturgy' },
  biography: {
    de: 'Was im Programmheft steht, hat Ilse Drabek dreimal gelesen, einmal davon laut. Die Wienerin studierte Theaterwissenschaft und Slawistik, übersetzte Stücke aus dem Tschechischen und schrieb für eine Wochenzeitung über Bücher, bevor sie Dramaturgin in Graz und danach in Dresden wurde. In Ennsfelden arbeitet sie seit der Spielzeit 2016/17; sie entwickelt den Spielplan mit, richtet Fassungen ein und leitet die Einführungen im Foyer. Das Hausarchiv im Dachboden hat sie gemeinsam mit pensionierten Bühnenarbeitern geordnet, 214 Schachteln in vier Sommern. Handys findet sie im Theater erträglich, Eselsohren nicht.',
    en: 'Ilse Drabek reads every programme book three times, once of them aloud. Born in Vienna, she studied theatre and Slavonic languages, translated plays from Czech and reviewed books for a weekly paper before she became a dramaturg in Graz and later in Dresden. She has worked in Ennsfelden since the 2016/17 season, where she helps to shape the repertoire, prepares performing versions and leads the introductions in the foyer. Together with retired stagehands she put the house archive in the attic in order: 214 boxes in four summers. Mobile phones in the theatre she can live with; dog-eared pages she cannot.',
  },
} satisfies DemoPerson
