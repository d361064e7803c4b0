import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The first page of the region: the site itself leads with its search, the next events and the houses. */
export const regionStart: DemoPageMaker = () => ({
  key: 'start',
  path: { de: '', en: '' },
  title: { de: 'Start', en: 'Home' },
  description: {
    de: 'Kabarett, Figurentheater, Blasmusik, Chor, Lesungen, Filme und Theater im Ennsland: Termine und Karten.',
    en: 'Cabaret, puppet theatre, brass, choirs, readings, films and theatre in the Ennsland: dates and tickets.',
  },
  modules: { de: [], en: [] },
})
