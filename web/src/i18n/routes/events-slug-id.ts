import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'events-slug-id',
  paths: { de: '/programm/[slug]/[number]', en: '/events/[slug]/[number]' },
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  hasPageHeader: true,
  skeleton: 'detail',
  bodyClass: 'non-cms',
  isEditable: true,
  object: 'event',
})
