import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-tags',
  paths: { de: '/mediathek-de/tags', en: '/mediathek-en/tags' },
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  skeleton: 'cards',
})
