import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'forms-slug-id',
  paths: same('/forms/[slug]/[number]'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  object: 'form',
})
