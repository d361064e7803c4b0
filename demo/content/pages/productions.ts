import type { DemoPageMaker } from './demo-page.ts'

/** The productions: the site composes the page, so that it holds no modules. */
export const productions: DemoPageMaker = () => ({
  key: 'productions',
  path: { de: 'produktionen', en: 'productions' },
  title: { de: 'Produktionen', en: 'Productions' },
  inMenu: true,
})
