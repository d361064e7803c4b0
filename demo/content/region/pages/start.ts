import type { DemoModule, DemoPageMaker, DemoThings } from '#content/pages/demo-page.ts'
import { regionVenues } from '#content/region/venues.ts'

/** The first page of the region: its events lead, and its houses follow. */
export const regionStart: DemoPageMaker = (things) => ({
  key: 'start',
  path: { de: '', en: '' },
  title: { de: 'Start', en: 'Home' },
  description: {
    de: 'Kabarett, Figurentheater, Blasmusik, Chor, Lesungen, Filme und Theater im Ennsland: Termine und Karten.',
    en: 'Cabaret, puppet theatre, brass, choirs, readings, films and theatre in the Ennsland: dates and tickets.',
  },
  modules: {
    de: [
      { kind: 'headline', preline: 'Zwischen St. Quirin und Ramsegg', content: 'Die Häuser' },
      houses(things),
    ],
    en: [
      { kind: 'headline', preline: 'Between St. Quirin and Ramsegg', content: 'The houses' },
      houses(things),
    ],
  },
})

const houses = ({ venue }: DemoThings): DemoModule => ({
  kind: 'venue-list',
  items: ['stadttheater', ...regionVenues.map(({ key }) => key)].map((key) => ({
    venue: venue(key),
  })),
})
