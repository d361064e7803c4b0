import type { DemoFooterLink } from './house-content.ts'

export const footer = [
  { title: { de: 'Start', en: 'Home' }, url: { de: '/de', en: '/en' } },
  { title: { de: 'Programm', en: 'Programme' }, url: { de: '/de/programm', en: '/en/events' } },
  {
    title: { de: 'Kultur im Ennsland', en: 'Kultur im Ennsland' },
    url: {
      de: 'https://www.kultur-im-ennsland.example/de',
      en: 'https://www.kultur-im-ennsland.example/en',
    },
  },
  {
    title: { de: 'Stadt Ennsfelden', en: 'Town of Ennsfelden' },
    url: { de: 'https://www.ennsfelden.example', en: 'https://www.ennsfelden.example/english' },
  },
] satisfies DemoFooterLink[]
