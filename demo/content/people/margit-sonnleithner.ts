import type { DemoPerson } from '#content/content.ts'

export const margitSonnleithner = {
  key: 'margit-sonnleithner',
  firstName: 'Margit',
  lastName: 'Sonnleithner',
  category: 'gaeste',
  profession: { de: 'Regie', en: 'Director' },
  biography: {
    de: 'Margit Sonnleithner inszeniert Opern vom Text her und lässt das Ensemble die ersten drei Tage nur sprechen. Das hat in Bonn für Unruhe gesorgt, in Graz für einen Preis und in Ennsfelden für Neugier. Sie wuchs in einer Druckerei in Horn auf, studierte Musikwissenschaft und Regie in Wien und Hamburg und arbeitet seit 1998 frei, im Schnitt drei Produktionen im Jahr, nie mehr. Am Stadttheater ist sie regelmäßig zu Gast. Sie reist mit der Bahn, notiert auf Karteikarten und verteilt diese nach der Premiere, je eine an alle Beteiligten.',
    en: 'Margit Sonnleithner directs opera from the words and for the first three days lets the cast only speak. In Bonn this caused unrest, in Graz it won a prize, in Ennsfelden it made people curious. She grew up in a printing works in Horn, studied musicology and directing in Vienna and Hamburg and has been freelance since 1998, with three productions a year on average and never more. She returns to the Stadttheater regularly. She travels by rail, makes her notes on index cards and gives them away after the premiere, one to each person involved.',
  },
} satisfies DemoPerson
