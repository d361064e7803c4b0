import type { DemoPerson } from '#content/content.ts'

export const lucaSerravalle = {
  key: 'luca-serravalle',
  firstName: 'Luca',
  lastName: 'Serravalle',
  category: 'tanz',
  profession: { de: 'Tänzer', en: 'Dancer' },
  biography: {
    de: 'Luca Serravalle tanzt, seit ihn seine Schwester in Bari als Ersatz für einen kranken Partner mitgenommen hat. Er war zehn, sie sprach danach drei Wochen nicht mit ihm, weil er besser war. Die Akademie in Mailand schloss er mit Auszeichnung ab, tanzte dann in Florenz, Nizza und Gießen. In Ennsfelden ist er seit 2020 erster Solist und probiert mit der Direktorin als Einziger auf Italienisch. Er hat Hände, die man bis zur Galerie sieht. Im Sommer arbeitet er auf dem Olivenhain seines Onkels; die Kanister stehen dann bis Weihnachten in der Herrengarderobe.',
    en: 'Luca Serravalle has danced since his sister in Bari took him along to replace a partner who was ill. He was ten; she did not speak to him for three weeks, because he was better. He graduated with distinction from the academy in Milan, then danced in Florence, Nice and Giessen. In Ennsfelden he has been a principal since 2020 and is the only one to rehearse with the director in Italian. His hands can be read from the gallery. In summer he works in his uncle’s olive grove; until Christmas the canisters then stand in the men’s dressing room.',
  },
} satisfies DemoPerson
