import type { DemoMenuEntry } from './house-content.ts'

export const menu = [
  { menuName: { de: 'Start', en: 'Home' }, url: { de: '/de', en: '/en' } },
  { menuName: { de: 'Programm', en: 'Programme' }, url: { de: '/de/programm', en: '/en/events' } },
] satisfies DemoMenuEntry[]
