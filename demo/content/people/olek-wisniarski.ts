import type { DemoPerson } from '#content/content.ts'

export const olekWisniarski = {
  key: 'olek-wisniarski',
  firstName: 'Olek',
  lastName: 'Wiśniarski',
  category: 'musiktheater',
  profession: { de: 'Bassbariton', en: 'Bass-baritone' },
  biography: {
    de: 'Olek Wiśniarski kommt aus Gdynia und ist vor dem Gesang zur See gefahren, zwei Jahre als Maschinist auf der Fähre nach Karlskrona. Die Stimme, die dort gegen den Motor ankam, wurde in Danzig und Hamburg ausgebildet. Scarpia, Pizarro, Kaspar: Man gibt ihm gern die Bösen, und er verteidigt jeden einzelnen von ihnen. Engagements in Bremerhaven und Brno gingen der Verpflichtung nach Ennsfelden im Jahr 2020 voraus. Im Haus leitet er den Betriebsrat der Solistinnen und Solisten, verhandelt freundlich und gibt selten nach. Auf der Enns fährt er Kajak, weil ihm Flüsse ohne Schiffe leidtun.',
    en: 'Olek Wiśniarski comes from Gdynia and went to sea before he sang: two years as an engineer on the ferry to Karlskrona. The voice that held its own against the engine was trained in Gdańsk and Hamburg. Scarpia, Pizarro, Kaspar: he is usually handed the villains, and he will defend every one of them. Bremerhaven and Brno came before his engagement in Ennsfelden in 2020. In the house he chairs the soloists’ works council, negotiates amiably and seldom gives way. He kayaks on the Enns, because he feels sorry for rivers without ships.',
  },
} satisfies DemoPerson
