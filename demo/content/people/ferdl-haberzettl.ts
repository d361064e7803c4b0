import type { DemoPerson } from '#content/content.ts'

export const ferdlHaberzettl = {
  key: 'ferdl-haberzettl',
  firstName: 'Ferdl',
  lastName: 'Haberzettl',
  category: 'gaeste',
  profession: { de: 'Kabarettist', en: 'Cabaret artist' },
  biography: {
    de: 'Ferdl Haberzettl war neunzehn Jahre Gemeindebediensteter im Waldviertel, zuletzt zuständig für Hundeabgabe, Friedhof und Fundwesen. Was er dabei hörte, trug er zuerst beim Feuerwehrfest vor, dann in Wien, schließlich in Funk und Fernsehen; seit 2016 lebt er davon, beim Amt gilt er bis heute als karenziert. „Der Amtsweg“ ist sein fünftes Soloprogramm. Auf der Bühne braucht er einen Sessel, einen Stempel und ein Formular, das an jedem Abend ein anderer Gast ausfüllt. Privat ist er schweigsam und freut sich über jeden Bescheid, der keinen Rechtschreibfehler enthält.',
    en: 'For nineteen years Ferdl Haberzettl was a municipal clerk in the Waldviertel, latterly in charge of dog tax, cemetery and lost property. What he heard there he first told at the fire brigade’s fête, then in Vienna, finally on radio and television; since 2016 he has lived by it, and the office still carries him as being on leave. “Through the Proper Channels” is his fifth solo show. On stage he needs a chair, a rubber stamp and a form, which a different guest fills in every night. In private he says little, and rejoices at every official notice without a spelling mistake.',
  },
} satisfies DemoPerson
