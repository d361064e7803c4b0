import type { DemoPageMaker } from './demo-page.ts'

/** The town that runs the theatre: an entry of the footer that links to another site. */
export const town: DemoPageMaker = () => ({
  key: 'town',
  title: { de: 'Stadt Ennsfelden', en: 'Town of Ennsfelden' },
  linkUrl: { de: 'https://www.ennsfelden.example', en: 'https://www.ennsfelden.example/english' },
  inFooter: true,
})
