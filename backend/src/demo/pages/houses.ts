import type { DemoPageMaker } from './demo-page.ts'

/** An entry of the menu that leads to the first of the houses. */
export const houses: DemoPageMaker = ({ url }) => ({
  key: 'houses',
  title: { de: 'Häuser', en: 'Venues' },
  linkUrl: url({ venue: 'stadttheater' }),
  inMenu: true,
})
