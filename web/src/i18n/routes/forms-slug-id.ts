import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'forms-slug-id',
  paths: same('/forms/[slug]/[id]'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
})
