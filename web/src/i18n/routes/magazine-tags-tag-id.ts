import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-tags-tag-id',
  paths: { de: '/mediathek-de/tags/[tag]/[number]', en: '/mediathek-en/tags/[tag]/[number]' },
  view: 'list',
  audience: 'shared',
  machines: 'mapped',
  query: { page: 'page-number' },
  skeleton: 'cards',
})
