import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-slug-id',
  paths: { de: '/mediathek-de/[slug]/[id]', en: '/mediathek-en/[slug]/[id]' },
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
})
