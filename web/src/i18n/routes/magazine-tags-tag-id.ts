import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-tags-tag-id',
  paths: { de: '/mediathek-de/tags/[tag]/[id]', en: '/mediathek-en/tags/[tag]/[id]' },
  view: 'list',
  audience: 'shared',
  machines: 'indexed',
  query: { page: 'page-number' },
  skeleton: 'cards',
})
