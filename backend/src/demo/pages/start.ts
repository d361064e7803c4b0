import type { DemoPageMaker } from './demo-page.ts'

/** The first page: the site composes it, so that it holds no modules. */
export const start: DemoPageMaker = () => ({
  key: 'start',
  path: { de: '', en: '' },
  title: { de: 'Start', en: 'Home' },
  inMenu: true,
  inFooter: true,
})
