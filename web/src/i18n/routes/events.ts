import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'events',
  paths: { de: '/programm', en: '/events' },
  view: 'list',
  audience: 'shared',
  machines: 'mapped',
  hasPageHeader: true,
  query: {
    date: 'day',
    to: 'day',
    // Stands for both; the days given singly come first.
    days: 'days',
    age: 'number',
    page: 'page-number',
    room: 'number',
    venue: 'number',
    type: 'number',
    tag: 'number',
    series: 'number',
    genre: 'number',
  },
  skeleton: 'list',
  bodyClass: 'non-cms',
  isEditable: true,
})
