import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The page on the association that sells the tickets. */
export const regionAbout: DemoPageMaker = ({ rich }) => ({
  key: 'about',
  path: { de: 'ueber-uns', en: 'about' },
  title: { de: 'Über uns', en: 'About us' },
  headline: {
    de: 'Ein Kartenbüro für das ganze Tal',
    en: 'One ticket office for the whole valley',
  },
  description: {
    de: 'Kultur im Ennsland verkauft die Karten des Stadttheaters Ennsfelden und fünf weiterer Häuser.',
    en: 'Kultur im Ennsland sells the tickets of the Stadttheater Ennsfelden and five more houses.',
  },
  inMenu: true,
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          Vor zwanzig Jahren hatte jedes Haus zwischen St. Quirin und Ramsegg seine eigene Telefonnummer, und oft hob niemand ab. Seit 2009 verkaufen das Stadttheater, das Sensenwerk, die Lichtspiele, das Musikheim, der Zehenthof und der Alte Bahnhof ihre Karten gemeinsam. Das Programm macht weiterhin jedes Haus für sich.

          Für die Häuser ist der Verkauf kostenlos, und für das Publikum kommt zum Preis der Karte nichts dazu. Die Gemeinden und der Regionalverband tragen die Kosten. Wer lieber mit einem Menschen spricht, erreicht das Kartenbüro am Theaterplatz oder unter [+43\u00a07252\u00a0555\u00a001\u00a010](tel:+4372525550110).
        `),
      },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          Twenty years ago every house between St. Quirin and Ramsegg had its own telephone number, and often nobody picked up. Since 2009 the Stadttheater, the Scythe Works, the Picture House, the Music House, the Tithe Barn and the Old Station have sold their tickets together. Each house still makes its own programme.

          The houses pay nothing for this, and nothing is added to the price of your ticket. The municipalities and the regional association bear the cost. If you would rather talk to a person, you will find the ticket office on Theaterplatz, or call [+43\u00a07252\u00a0555\u00a001\u00a010](tel:+4372525550110).
        `),
      },
    ],
  },
})
