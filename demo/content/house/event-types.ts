import type { DemoEventType } from './house-content.ts'

export const eventTypes = [
  {
    key: 'vorstellung',
    slug: { de: 'vorstellung', en: 'performance' },
    name: { de: 'Vorstellung', en: 'Performance' },
  },
  {
    key: 'premiere',
    slug: { de: 'premiere', en: 'premiere' },
    name: { de: 'Premiere', en: 'Premiere' },
  },
  {
    key: 'konzert',
    slug: { de: 'konzert', en: 'concert' },
    name: { de: 'Konzert', en: 'Concert' },
  },
  {
    key: 'einfuehrung',
    slug: { de: 'einfuehrung', en: 'introduction' },
    name: { de: 'Einführung', en: 'Introduction' },
  },
  {
    key: 'fuehrung',
    slug: { de: 'fuehrung', en: 'guided-tour' },
    name: { de: 'Führung', en: 'Guided tour' },
  },
  {
    key: 'workshop',
    slug: { de: 'workshop', en: 'workshop' },
    name: { de: 'Workshop', en: 'Workshop' },
  },
  {
    key: 'gastspiel',
    slug: { de: 'gastspiel', en: 'guest-performance' },
    name: { de: 'Gastspiel', en: 'Guest performance' },
  },
  {
    key: 'ausstellung',
    slug: { de: 'ausstellung', en: 'exhibition' },
    name: { de: 'Ausstellung', en: 'Exhibition' },
  },
] satisfies DemoEventType[]
