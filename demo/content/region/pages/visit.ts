import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { DemoModule, DemoPageMaker, DemoLookup } from '#content/pages/demo-page.ts'
import { regionHouseList } from '#content/region/region-house-list.ts'

/** The ways to the houses, and what each has for people who cannot climb stairs or hear well. */
export const regionVisit: DemoPageMaker = (lookup) => ({
  key: 'visit',
  parent: 'service',
  path: { de: 'besuch', en: 'visit' },
  title: { de: 'Anreise', en: 'Getting here' },
  headline: { de: 'Wie Sie hinkommen', en: 'How to get there' },
  description: {
    de: 'Bahn, Bus, Parkplätze, Radwege und stufenlose Wege zu den Häusern im Ennsland.',
    en: 'Trains, buses, car parks, cycle paths and step-free ways to the houses of the Ennsland.',
  },
  inMenu: true,
  modules: { de: modulesIn('de', lookup), en: modulesIn('en', lookup) },
})

const anchors = {
  way: { de: 'anreise', en: 'getting-here' },
  access: { de: 'barrierefreiheit', en: 'accessibility' },
}

const words = {
  way: { de: 'Bahn, Bus, Auto und Rad', en: 'By train, bus, car or bicycle' },
  access: { de: 'Barrierefrei', en: 'Accessibility' },
  all: { de: 'Alle Häuser mit Adressen', en: 'All houses with their addresses' },
}

function modulesIn(locale: Locale, { rich }: DemoLookup): DemoModule[] {
  return [
    {
      kind: 'section',
      layout: '50-50',
      columns: [
        [
          { kind: 'headline', anchor: anchors.way[locale], content: words.way[locale] },
          faqOf('way', ({ directions }) => directions[locale]),
        ],
        [
          { kind: 'headline', anchor: anchors.access[locale], content: words.access[locale] },
          faqOf('access', ({ accessibility }) => accessibility[locale]),
        ],
      ],
    },
    {
      kind: 'link',
      link_text: words.all[locale],
      link: { de: '/de/haus/spielorte', en: '/en/house/venues' }[locale],
      extra_class: 'slider',
    },
  ]

  function faqOf(
    name: string,
    textOf: (house: (typeof regionHouseList)[number]) => string,
  ): DemoModule {
    return {
      kind: 'faq',
      items: regionHouseList.map((house) => ({
        anchor: `${name}-${house.key}`,
        question: `${house.name[locale]}, ${house.city}`,
        answer: rich(textOf(house)),
      })),
    }
  }
}
