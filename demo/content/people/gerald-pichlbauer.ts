import type { DemoPerson } from '#content/content.ts'

export const geraldPichlbauer = {
  key: 'gerald-pichlbauer',
  firstName: 'Gerald',
  lastName: 'Pichlbauer',
  category: 'musiktheater',
  profession: { de: 'Tenor', en: 'Tenor' },
  biography: {
    de: 'Mit Mitte zwanzig war Gerald Pichlbauer Tischler mit eigenem Betrieb in Gmunden und sang im Kirchenchor, weil der nur zwei Tenöre hatte. Ein Aushilfskapellmeister überredete ihn zum Vorsingen in Linz. Nach dem Studium folgten Engagements in Coburg, Flensburg und Chemnitz, wo er sich vom Tamino zum Max und zum Erik vorarbeitete. Er ist seit 2015 Mitglied des Ensembles und damit einer der Dienstältesten. Zur Bühnentechnik hat er naturgemäß ein gutes Verhältnis: Wackelt ein Tisch, repariert er ihn in der Pause, im Kostüm, und weiß hinterher auch, aus welchem Holz er ist.',
    en: 'In his mid-twenties Gerald Pichlbauer was a joiner with his own workshop in Gmunden who sang in the church choir because it had only two tenors. A stand-in conductor talked him into an audition in Linz. After his studies came engagements in Coburg, Flensburg and Chemnitz, where he worked his way from Tamino to Max and Erik. A member of the company since 2015, he is one of its longest-serving. He naturally gets on well with the stage crew: if a table wobbles, he mends it in the interval, in costume, and can tell you afterwards which wood it is made of.',
  },
} satisfies DemoPerson
