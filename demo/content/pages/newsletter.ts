import type { DemoPageMaker } from './demo-page.ts'

/** An entry of the footer that leads to the form. */
export const newsletter: DemoPageMaker = ({ form }) => ({
  key: 'newsletter',
  title: { de: 'Newsletter', en: 'Newsletter' },
  linkUrl: form('newsletter'),
  inFooter: true,
})
