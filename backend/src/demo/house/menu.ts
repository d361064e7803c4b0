import type { DemoMenuEntry } from './house-content.ts'

export const menu = [
  { menuName: { de: 'Start', en: 'Home' }, url: { de: '/de', en: '/en' } },
  { menuName: { de: 'Programm', en: 'Programme' }, url: { de: '/de/programm', en: '/en/events' } },
  {
    menuName: { de: 'Produktionen', en: 'Productions' },
    url: { de: '/de/produktionen', en: '/en/productions' },
  },
  { menuName: { de: 'Team', en: 'Team' }, url: { de: '/de/team', en: '/en/team' } },
  { menuName: { de: 'Abonnements', en: 'Subscriptions' }, series: 'premieren-abo' },
  { menuName: { de: 'Häuser', en: 'Venues' }, venue: 'stadttheater' },
] satisfies DemoMenuEntry[]
