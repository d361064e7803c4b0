import { facts } from '#content/house/facts.ts'
import type { DemoTeaser } from '#content/house/house-content.ts'

/** What the portal says between the days of its list. */
export const regionTeasers: DemoTeaser[] = [
  {
    key: 'ohne-gebuehr',
    name: { de: 'Ohne Gebühr', en: 'No fee' },
    preline: { de: 'Sechs Häuser, ein Kartenbüro', en: 'Six houses, one ticket office' },
    headline: { de: 'Was draufsteht, das zahlen Sie', en: 'You pay what it says' },
    subline: {
      de: 'Auf keine Karte kommt eine Gebühr, weder im Internet noch am Schalter.',
      en: 'No ticket costs a fee, neither online nor at the counter.',
    },
    linkText: { de: 'So bekommen Sie Karten', en: 'How to get tickets' },
    link: { url: { de: '/de/service', en: '/en/service' } },
    poster: 'hamlet',
    dayOffset: 2,
  },
  {
    key: 'mit-dem-rad',
    name: { de: 'Anreise', en: 'Getting there' },
    preline: { de: 'Mit Bahn, Bus und Rad', en: 'By train, bus or bicycle' },
    headline: { de: 'Den Fluss entlang', en: 'Along the river' },
    subline: {
      de: 'Von jedem Haus sagen wir, wie Sie hin- und am Abend wieder heimkommen.',
      en: 'For every house we say how to get there, and how to get home at night.',
    },
    linkText: { de: 'Wege zu den Häusern', en: 'Ways to the houses' },
    link: { url: { de: '/de/besuch', en: '/en/visit' } },
    poster: 'geschichten-aus-dem-wiener-wald',
    dayOffset: 9,
  },
  {
    key: 'gutscheine-aller-haeuser',
    name: { de: 'Gutscheine', en: 'Gift vouchers' },
    preline: { de: 'Zum Verschenken', en: 'A present' },
    headline: { de: 'Ein Abend im Kuvert', en: 'An evening in an envelope' },
    subline: {
      de: `Gutscheine ${facts.voucherValue.de}, ${facts.voucherTerm.de} gültig und in jedem Haus.`,
      en: `Gift vouchers ${facts.voucherValue.en}, valid for ${facts.voucherTerm.en} in every house.`,
    },
    linkText: { de: 'Zu den Gutscheinen', en: 'About gift vouchers' },
    link: { url: { de: '/de/service#gutscheine', en: '/en/service#gift-vouchers' } },
    poster: 'die-fledermaus',
    dayOffset: 23,
  },
  {
    key: 'stufenlos',
    name: { de: 'Stufenlos', en: 'No steps' },
    preline: { de: 'Barrierefrei', en: 'Accessibility' },
    headline: { de: 'Hinein kommen alle', en: 'Everyone gets in' },
    subline: {
      de: 'In alle sechs Häuser kommen Sie mit dem Rollstuhl, und überall gibt es Plätze.',
      en: 'All six houses can be reached in a wheelchair, and all of them have places.',
    },
    linkText: { de: 'Haus für Haus', en: 'House by house' },
    link: { url: { de: '/de/haus/barrierefreiheit', en: '/en/house/accessibility' } },
    poster: 'rusalka',
    dayOffset: 38,
  },
]
