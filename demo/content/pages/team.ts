import type { DemoPageMaker } from './demo-page.ts'

/** The ensemble: the site composes the page, so that it holds no modules. */
export const team: DemoPageMaker = () => ({
  key: 'team',
  path: { de: 'team', en: 'team' },
  title: { de: 'Team', en: 'Team' },
  inMenu: true,
})
