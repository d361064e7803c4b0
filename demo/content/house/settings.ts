import type { DemoSettings } from './house-content.ts'

export const settings = {
  headerHtml: { de: '', en: '' },
  footerTopHtml: {
    de: '<p><strong>Stadttheater Ennsfelden</strong><br>Theaterplatz 1, 4459 Ennsfelden</p><p>Theaterkassa: Dienstag bis Freitag 10–13 und 15–18 Uhr, Samstag 10–13 Uhr</p>',
    en: '<p><strong>Stadttheater Ennsfelden</strong><br>Theaterplatz 1, 4459 Ennsfelden, Austria</p><p>Box office: Tuesday to Friday 10 am–1 pm and 3–6 pm, Saturday 10 am–1 pm</p>',
  },
  footerBottomHtml: {
    de: '<p>Das Stadttheater Ennsfelden ist eine Einrichtung der Stadt Ennsfelden. Es spielt seit 1911.</p>',
    en: '<p>The Stadttheater Ennsfelden is an institution of the town of Ennsfelden. It has been playing since 1911.</p>',
  },
  footerLogosHtml: {
    de: '<p>Mit Unterstützung von</p><ul><li>Stadt Ennsfelden</li><li>Sparkasse Ennsfelden</li><li>Freundeskreis des Stadttheaters Ennsfelden</li></ul>',
    en: '<p>Supported by</p><ul><li>Town of Ennsfelden</li><li>Sparkasse Ennsfelden</li><li>Freundeskreis des Stadttheaters Ennsfelden</li></ul>',
  },
} satisfies DemoSettings
