import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'productions',
  paths: { de: '/produktionen', en: '/productions' },
  view: 'list',
  audience: 'shared',
  machines: 'mapped',
  hasPageHeader: true,
  query: {
    date: 'day',
    exhibition_type: 'key',
    page: 'page-number',
    season: 'number',
    tag: 'number',
  },
  skeleton: 'list',
  isEditable: true,
})
