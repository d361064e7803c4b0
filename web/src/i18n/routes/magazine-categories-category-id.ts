import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-categories-category-id',
  paths: {
    de: '/mediathek-de/categories/[category]/[number]',
    en: '/mediathek-en/categories/[category]/[number]',
  },
  view: 'list',
  audience: 'shared',
  machines: 'mapped',
  query: { page: 'page-number' },
  skeleton: 'cards',
})
