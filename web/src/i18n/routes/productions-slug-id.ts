import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'productions-slug-id',
  paths: { de: '/produktionen/[slug]/[number]', en: '/productions/[slug]/[number]' },
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  hasPageHeader: true,
  skeleton: 'detail',
  isEditable: true,
  object: 'production',
})
