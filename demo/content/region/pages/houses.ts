import type { DemoModule, DemoPageMaker } from '#content/pages/demo-page.ts'
import { venues } from '#content/pages/venues.ts'
import { regionVenues } from '#content/region/venues.ts'

/** All houses that sell their tickets here. */
export const regionHouses: DemoPageMaker = (lookup) => {
  const keys = ['stadttheater', 'stadtsaal', 'hofbuehne', ...regionVenues.map(({ key }) => key)]
  const modules: DemoModule[] = [
    { kind: 'venue-list', items: keys.map((key) => ({ venue: lookup.venue(key) })) },
  ]
  return {
    ...venues(lookup),
    title: { de: 'Adressen', en: 'Addresses' },
    headline: { de: 'Wo die Häuser stehen', en: 'Where the houses are' },
    description: {
      de: 'Adressen, Anfahrt und Barrierefreiheit der Häuser zwischen St. Quirin und Ramsegg.',
      en: 'Addresses, ways there and accessibility of the houses between St. Quirin and Ramsegg.',
    },
    modules: { de: modules, en: modules },
  }
}
