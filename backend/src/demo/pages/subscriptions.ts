import type { DemoPageMaker } from './demo-page.ts'

/** An entry of the menu that leads to the first of the subscriptions. */
export const subscriptions: DemoPageMaker = ({ url }) => ({
  key: 'subscriptions',
  title: { de: 'Abonnements', en: 'Subscriptions' },
  linkUrl: url({ series: 'premieren-abo' }),
  inMenu: true,
})
