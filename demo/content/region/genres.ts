import type { DemoGenre } from '#content/house/house-content.ts'

/** Genres that the Stadttheater does not have. */
export const regionGenres = [
  { key: 'cabaret', name: { de: 'Kabarett', en: 'Cabaret' }, showInFilter: true, styleName: 'red' },
  {
    key: 'puppetry',
    name: { de: 'Figurentheater', en: 'Puppet theatre' },
    showInFilter: true,
    styleName: 'plum',
  },
  {
    key: 'brass',
    name: { de: 'Blasmusik', en: 'Brass band' },
    showInFilter: true,
    styleName: 'umber',
  },
  { key: 'choir', name: { de: 'Chor', en: 'Choir' }, showInFilter: true, styleName: 'teal' },
  {
    key: 'reading',
    name: { de: 'Lesung', en: 'Reading' },
    showInFilter: true,
    styleName: 'cobalt',
  },
  {
    key: 'film',
    name: { de: 'Film mit Live-Musik', en: 'Film with live music' },
    showInFilter: true,
    styleName: 'lilac',
  },
] satisfies DemoGenre[]
