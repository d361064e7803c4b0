import type { DemoPageMaker } from './demo-page.ts'

/** The ticket site of the region's houses: an entry of the footer that leads away. */
export const kulturImEnnsland: DemoPageMaker = () => ({
  key: 'kultur-im-ennsland',
  title: { de: 'Kultur im Ennsland', en: 'Kultur im Ennsland' },
  linkUrl: {
    de: 'https://www.kultur-im-ennsland.example/de',
    en: 'https://www.kultur-im-ennsland.example/en',
  },
  inFooter: true,
})
