import type { DemoPageMaker } from '#content/pages/demo-page.ts'

/** The site of the Stadttheater: an entry of the footer that leads away. */
export const theatreSite: DemoPageMaker = () => ({
  key: 'theatre-site',
  title: { de: 'Stadttheater Ennsfelden', en: 'Stadttheater Ennsfelden' },
  linkUrl: {
    de: 'https://www.stadttheater-ennsfelden.example/de',
    en: 'https://www.stadttheater-ennsfelden.example/en',
  },
  inFooter: true,
})
