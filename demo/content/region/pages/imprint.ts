import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The imprint of the ticket office. */
export const regionImprint: DemoPageMaker = ({ rich }) => ({
  key: 'imprint',
  path: { de: 'impressum', en: 'impressum' },
  title: { de: 'Impressum', en: 'Imprint' },
  inFooter: true,
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          **Medieninhaber und Herausgeber**

          Regionalverband Ennsland, Kultur im Ennsland, Theaterplatz 1, 4459 Ennsfelden, Österreich. Telefon +43\u00a07252\u00a0555\u00a001\u00a010, [karten@kultur-im-ennsland.example](mailto:karten@kultur-im-ennsland.example). ZVR-Zahl 000000000. UID ATU00000000. Mitglieder sind die Gemeinden St. Quirin, Ennsfelden, Lohnbach, Hintersteg, Hammerau an der Enns und Ramsegg.

          **Gegenstand**

          Gemeinsamer Kartenverkauf und gemeinsame Werbung der Kulturveranstalter im Ennsland.

          **Blattlinie**

          Diese Website informiert über Veranstaltungen im Ennsland. Texte und Bilder zu den Veranstaltungen stammen von den Häusern; Änderungen vorbehalten.

          **Streitbeilegung**

          Wir nehmen an Verfahren vor der Schlichtung für Verbrauchergeschäfte nicht teil, sprechen aber gern selbst mit Ihnen: [beschwerde@kultur-im-ennsland.example](mailto:beschwerde@kultur-im-ennsland.example).
        `),
      },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          **Owner and publisher**

          Regionalverband Ennsland, Kultur im Ennsland, Theaterplatz 1, 4459 Ennsfelden, Austria. Telephone +43\u00a07252\u00a0555\u00a001\u00a010, [karten@kultur-im-ennsland.example](mailto:karten@kultur-im-ennsland.example). Register of associations (ZVR) 000000000. VAT number ATU00000000. Members are the municipalities of St. Quirin, Ennsfelden, Lohnbach, Hintersteg, Hammerau an der Enns and Ramsegg.

          **Purpose**

          Selling tickets and advertising together for those who put on culture in the Ennsland.

          **Editorial policy**

          This website tells of events in the Ennsland. Texts and pictures of the events come from the houses and are subject to change.
        `),
      },
    ],
  },
})
