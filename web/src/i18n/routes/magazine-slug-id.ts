import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'magazine-slug-id',
  paths: { de: '/mediathek-de/[slug]/[number]', en: '/mediathek-en/[slug]/[number]' },
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  isEditable: true,
  object: 'article',
})
