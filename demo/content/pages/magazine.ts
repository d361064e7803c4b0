import type { DemoPageMaker } from './demo-page.ts'

/** The magazine: the site composes the page, so that it holds no modules. */
export const magazine: DemoPageMaker = () => ({
  key: 'magazine',
  path: { de: 'mediathek-de', en: 'mediathek-en' },
  title: { de: 'Magazin', en: 'Magazine' },
  inMenu: true,
})
