import type { DemoPerson } from '#content/content.ts'

export const lukasBreitwieser = {
  key: 'lukas-breitwieser',
  firstName: 'Lukas',
  lastName: 'Breitwieser',
  category: 'gaeste',
  profession: { de: 'Musik', en: 'Composer and musical director' },
  biography: {
    de: 'Schauspielmusik ist für Lukas Breitwieser das, was man erst vermisst, wenn es aufhört. Der Komponist aus Grieskirchen hat klassisches Schlagwerk in Linz gelernt und elektronische Musik in Den Haag, tourte mit einer Band, deren Name hier nicht gedruckt werden kann, und schrieb Klänge für ein Technikmuseum. Für das Stadttheater komponiert er seit 2018, meist mit Material aus dem Haus selbst: dem Quietschen der Drehbühne, den Heizungsrohren, der Glocke des Eisernen Vorhangs. Sein Studio liegt in einem ehemaligen Hühnerstall. Die Akustik, sagt er, sei trocken, die Nachbarn seien es nicht.',
    en: 'For Lukas Breitwieser, music in a play is what you notice only when it stops. The composer from Grieskirchen learnt classical percussion in Linz and electronic music in The Hague, toured with a band whose name cannot be printed here and wrote sounds for a museum of technology. He has composed for the Stadttheater since 2018, mostly from material the house itself provides: the squeak of the revolve, the heating pipes, the bell of the safety curtain. His studio is a former henhouse. The acoustics are dry, he says; the neighbours are not.',
  },
} satisfies DemoPerson
