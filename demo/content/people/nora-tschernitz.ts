import type { DemoPerson } from '#content/content.ts'

export const noraTschernitz = {
  key: 'nora-tschernitz',
  firstName: 'Nora',
  lastName: 'Tschernitz',
  category: 'schauspiel',
  profession: { de: 'Schauspielerin', en: 'Actor' },
  biography: {
    de: 'Aus Bleiburg in Kärnten, zweisprachig, mit einer Großmutter, die Balladen in beiden Sprachen auswendig konnte: Nora Tschernitz hatte das Erzählen früh im Haus. Sie lernte in Ljubljana und Berlin, war an freien Gruppen beteiligt, die in Zügen und Hotelzimmern spielten, und fand erst mit vierunddreißig, in Ennsfelden, ihr erstes festes Ensemble. Das war 2022. Man sah sie als Antigone, als Fräulein Julie und, mit Schnurrbart, als Zettel. Sie probt gern nachts. Auf ihrem Balkon überwintert die Palme aus der Ausstattung, die für „Was ihr wollt“ angeschafft wurde und danach zu groß für das Magazin war.',
    en: 'From Bleiburg in Carinthia, bilingual, with a grandmother who knew ballads by heart in both languages: Nora Tschernitz had storytelling in the family. She trained in Ljubljana and Berlin, worked with independent groups that played in trains and hotel rooms, and only at thirty-four, in Ennsfelden, found her first permanent company. That was in 2022. She has been seen as Antigone, as Miss Julie and, with a moustache, as Bottom. She likes to rehearse at night. On her balcony winters the palm tree that was bought for “Twelfth Night” and then proved too big for the store.',
  },
} satisfies DemoPerson
