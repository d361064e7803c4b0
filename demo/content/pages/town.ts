import type { DemoPageMaker } from './demo-page.ts'

/** The town that keeps the house: an entry of the footer that leads away. */
export const town: DemoPageMaker = () => ({
  key: 'town',
  title: { de: 'Stadt Ennsfelden', en: 'Town of Ennsfelden' },
  linkUrl: { de: 'https://www.ennsfelden.example', en: 'https://www.ennsfelden.example/english' },
  inFooter: true,
})
