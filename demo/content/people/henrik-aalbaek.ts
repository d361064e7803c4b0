import type { DemoPerson } from '#content/content.ts'

export const henrikAalbaek = {
  key: 'henrik-aalbaek',
  firstName: 'Henrik',
  lastName: 'Aalbæk',
  category: 'gaeste',
  profession: { de: 'Regie', en: 'Director' },
  biography: {
    de: 'Der Däne Henrik Aalbæk, 1970 in Aarhus geboren, kam als Beleuchter zum Theater und denkt bis heute in Schatten. Nach der Regieausbildung in Kopenhagen arbeitete er in Malmö, Oslo und Hamburg, vorwiegend an Stücken mit kleinen Besetzungen und großen Türen. Ibsen und Strindberg gelten als sein Gebiet; er selbst zählt Feydeau dazu, wegen der Türen. In Ennsfelden inszeniert er seit 2019. Er lernt das Deutsch der jeweiligen Stadt und spricht nach zwei Spielzeiten ein Oberösterreichisch, das im Ensemble als Rolle verstanden wird. Kritiken liest er nicht, Leserbriefe schon.',
    en: 'Henrik Aalbæk, born in Aarhus in 1970, came to the theatre as a lighting technician and still thinks in shadows. After training as a director in Copenhagen he worked in Malmö, Oslo and Hamburg, mostly on plays with small casts and large doors. Ibsen and Strindberg are held to be his territory; he would add Feydeau, for the doors. He has directed in Ennsfelden since 2019. He picks up the German of whichever town he is in, and his Upper Austrian is taken by the company for a character part. He does not read reviews, but he does read letters to the editor.',
  },
} satisfies DemoPerson
