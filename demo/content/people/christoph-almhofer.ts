import type { DemoPerson } from '#content/content.ts'

export const christophAlmhofer = {
  key: 'christoph-almhofer',
  firstName: 'Christoph',
  lastName: 'Almhofer',
  category: 'gaeste',
  profession: { de: 'Licht', en: 'Lighting designer' },
  biography: {
    de: 'Christoph Almhofer war Bergretter in Admont und sagt, er habe Licht dort verstanden, wo es fehlte. Gelernt hat er Veranstaltungstechnik in Graz, danach war er zwölf Jahre Beleuchtungsmeister an einem Theater in Mainz. Als freier Lichtgestalter arbeitet er heute zwischen Hannover und Bozen und mehrmals im Jahr in Ennsfelden. Er verwendet wenige Scheinwerfer, stellt sie selbst ein und kann erklären, weshalb Weiß nie weiß ist. Bei Beleuchtungsproben gibt es um drei Uhr früh Kaspressknödel aus seinem Rucksack. Wer einmal dabei war, meldet sich wieder für die Nachtschicht.',
    en: 'Christoph Almhofer was a mountain rescuer in Admont and says he came to understand light where there was none. He trained in stage technology in Graz and was master electrician at a theatre in Mainz for twelve years. Now a freelance designer, he works between Hanover and Bolzano and several times a year in Ennsfelden. He uses few lamps, focuses them himself and can explain why white is never white. At lighting sessions, at three in the morning, cheese dumplings come out of his rucksack. Those who have been there once volunteer for the night shift again.',
  },
} satisfies DemoPerson
