import type { DemoPerson } from '#content/content.ts'

export const inesQuintanar = {
  key: 'ines-quintanar',
  firstName: 'Inès',
  lastName: 'Quintanar',
  category: 'tanz',
  profession: { de: 'Tänzerin', en: 'Dancer' },
  biography: {
    de: 'In Toulouse als Tochter spanischer Eltern geboren, tanzte Inès Quintanar zunächst Flamenco, dann Ballett, dann fünf Jahre lang gar nicht, weil sie Brücken bauen wollte und ein Studium als Bauingenieurin abschloss. Erst ein Gastspiel in Bilbao brachte sie zurück. Sie ging nach Rotterdam, danach nach Graz, und ist seit 2023 in Ennsfelden engagiert, für zeitgenössische Stücke und alles, bei dem gehoben wird. Ihre Kolleginnen sagen, sie rechne. Sie sagt, sie schaue hin. Für den Bühnenbau hat sie einmal eine Rampe nachgeprüft und um vier Zentimeter verlängern lassen.',
    en: 'Born in Toulouse to Spanish parents, Inès Quintanar first danced flamenco, then ballet, then for five years not at all, because she wanted to build bridges and took a degree in civil engineering. It was a guest performance in Bilbao that brought her back. She went to Rotterdam, then to Graz, and has been engaged in Ennsfelden since 2023 for contemporary work and anything that involves lifting. Her colleagues say she calculates. She says she looks. She once checked a ramp for the set builders and had it lengthened by four centimetres.',
  },
} satisfies DemoPerson
