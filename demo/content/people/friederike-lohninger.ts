import type { DemoPerson } from '#content/content.ts'

export const friederikeLohninger = {
  key: 'friederike-lohninger',
  firstName: 'Friederike',
  lastName: 'Lohninger',
  category: 'gaeste',
  profession: { de: 'Bühne und Kostüme', en: 'Set and costume designer' },
  biography: {
    de: 'Was trägt jemand, der nicht weiß, dass er in einer Tragödie vorkommt? Mit solchen Fragen kommt Friederike Lohninger ins erste Konzeptionsgespräch, dazu mit einem Koffer voller Stoffreste. Sie lernte Schneiderin in Mondsee, studierte Bühnenbild am Mozarteum und assistierte in Zürich und Amsterdam. Eigene Ausstattungen entstanden für Häuser in Bremen, Innsbruck und Tartu. Für Ennsfelden entwirft sie Bühne und Kostüme meist aus einer Hand; die Schneiderei schätzt sie, weil sie nachts heimlich mitnäht. Ein Mantel von ihr ist seit 2013 in neun Stücken aufgetreten, jedes Mal gefärbt.',
    en: 'What does a person wear who does not know they are in a tragedy? Friederike Lohninger brings questions like this to the first concept meeting, along with a suitcase of fabric scraps. She trained as a dressmaker in Mondsee, studied stage design at the Mozarteum and assisted in Zurich and Amsterdam. Designs of her own followed for Bremen, Innsbruck and Tartu. For Ennsfelden she mostly does sets and costumes together; the wardrobe is fond of her because she secretly helps with the sewing at night. One coat of hers has appeared in nine plays since 2013, dyed anew each time.',
  },
} satisfies DemoPerson
