import type { DemoPageMaker } from './demo-page.ts'

/** The programme: the site composes it, so that it holds no modules. */
export const programme: DemoPageMaker = () => ({
  key: 'programme',
  path: { de: 'programm', en: 'events' },
  title: { de: 'Spielplan', en: 'Programme' },
  headline: { de: 'Spielplan', en: 'Programme' },
  inMenu: true,
})
