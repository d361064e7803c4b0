import type { DemoPerson } from '#content/content.ts'

export const elviraMontenuovo = {
  key: 'elvira-montenuovo',
  firstName: 'Elvira',
  lastName: 'Montenuovo',
  category: 'gaeste',
  profession: { de: 'Puppenspielerin', en: 'Puppeteer' },
  biography: {
    de: 'Die Werkstatt von Elvira Montenuovo in Triest misst sechzehn Quadratmeter, und darin wohnen zweihundertzehn Figuren. Sie erlernte das Schnitzen bei einem Krippenbauer im Grödnertal und das Spielen in Palermo und Charleville. Mit ihrem Reisetheater, das in zwei Überseekoffer passt, war sie von Ljubljana bis Quebec unterwegs; sie spricht alle Rollen selbst, in fünf Sprachen. „Die Odyssee“ hat sie mit Treibholz aus dem Golf gebaut, Odysseus besteht aus dem Ruder eines Fischerboots. Zu Gast in Ennsfelden ist sie zum zweiten Mal. Nach der Vorstellung dürfen die Figuren vorsichtig in die Hand genommen werden.',
    en: 'Elvira Montenuovo’s workshop in Trieste measures sixteen square metres and is home to two hundred and ten figures. She learnt carving from a crib maker in Val Gardena and performing in Palermo and Charleville. With her travelling theatre, which fits into two steamer trunks, she has toured from Ljubljana to Quebec; she speaks all the parts herself, in five languages. “The Odyssey” is built of driftwood from the gulf, and Odysseus was once the oar of a fishing boat. This is her second visit to Ennsfelden. After the show the figures may be held, with care.',
  },
} satisfies DemoPerson
