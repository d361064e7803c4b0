import type { DemoPageMaker } from './demo-page.ts'

/** The imprint. */
export const imprint: DemoPageMaker = ({ rich }) => ({
  key: 'imprint',
  path: { de: 'impressum', en: 'impressum' },
  title: { de: 'Impressum', en: 'Imprint' },
  inFooter: true,
  modules: {
    de: [
      {
        kind: 'text',
        content: rich(`
          **Medieninhaberin und Herausgeberin**

          Stadttheater Ennsfelden Betriebsgesellschaft m.\u00a0b.\u00a0H., Theaterplatz 1, 4459 Ennsfelden, Österreich. Telefon +43 7252 555 01 0, [office@stadttheater-ennsfelden.example](mailto:office@stadttheater-ennsfelden.example). Firmenbuchnummer FN 000000 x, Landesgericht Steyr. UID ATU00000000. Alleinige Gesellschafterin ist die Stadt Ennsfelden.

          **Gegenstand des Unternehmens**

          Betrieb des Stadttheaters Ennsfelden und Veranstaltung von Theateraufführungen und Konzerten.

          **Blattlinie**

          Diese Website informiert über das Programm des Stadttheaters und über die Arbeit, die hinter ihm steht. Gestaltung der Plakate: Grafikwerkstatt des Hauses. Änderungen im Spielplan und in der Besetzung vorbehalten.

          **Streitbeilegung**

          Wir nehmen an Verfahren vor der Schlichtung für Verbrauchergeschäfte nicht teil, sprechen aber gern selbst mit Ihnen: [beschwerde@stadttheater-ennsfelden.example](mailto:beschwerde@stadttheater-ennsfelden.example).
        `),
      },
    ],
    en: [
      {
        kind: 'text',
        content: rich(`
          **Owner and publisher**

          Stadttheater Ennsfelden Betriebsgesellschaft m.\u00a0b.\u00a0H., Theaterplatz 1, 4459 Ennsfelden, Austria. Telephone +43 7252 555 01 0, [office@stadttheater-ennsfelden.example](mailto:office@stadttheater-ennsfelden.example). Company register FN 000000 x, regional court of Steyr. VAT number ATU00000000. Sole shareholder is the town of Ennsfelden.

          **Purpose of the company**

          Running the municipal theatre of Ennsfelden and staging performances and concerts.

          **Editorial policy**

          This website tells of the programme of the theatre and of the work behind it. Posters are designed in the theatre’s own workshop. Programme and casts are subject to change.
        `),
      },
    ],
  },
})
