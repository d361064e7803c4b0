import type { DemoSettings } from '#content/house/house-content.ts'

export const regionSettings = {
  headerHtml: { de: '', en: '' },
  footerTopHtml: {
    de: '<p><strong>Kultur im Ennsland</strong><br>Kartenbüro im Stadttheater, Theaterplatz\u00a01, 4459 Ennsfelden</p><p>Dienstag bis Freitag 10–13 und 15–18\u00a0Uhr, Samstag 10–13\u00a0Uhr</p>',
    en: '<p><strong>Kultur im Ennsland</strong><br>Ticket office at the Stadttheater, Theaterplatz\u00a01, 4459 Ennsfelden, Austria</p><p>Tuesday to Friday 10:00–13:00 and 15:00–18:00, Saturday 10:00–13:00</p>',
  },
  footerBottomHtml: {
    de: '<p>Kultur im Ennsland ist der gemeinsame Kartenverkauf des Stadttheaters Ennsfelden und fünf weiterer Häuser zwischen St. Quirin und Ramsegg.</p>',
    en: '<p>Kultur im Ennsland is the shared ticket office of the Stadttheater Ennsfelden and five more houses between St. Quirin and Ramsegg.</p>',
  },
  footerLogosHtml: {
    de: '<p>Mit Unterstützung von</p><ul><li>Regionalverband Ennsland</li><li>Sparkasse Ennsfelden</li></ul>',
    en: '<p>Supported by</p><ul><li>Regionalverband Ennsland</li><li>Sparkasse Ennsfelden</li></ul>',
  },
} satisfies DemoSettings
