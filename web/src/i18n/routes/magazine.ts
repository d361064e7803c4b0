import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine',
  paths: { de: '/mediathek-de', en: '/mediathek-en' },
  view: 'list',
  audience: 'shared',
  machines: 'mapped',
  query: { page: 'page-number' },
  skeleton: 'cards',
  isEditable: true,
})
