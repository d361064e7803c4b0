import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'series-slug-id',
  paths: same('/series/[slug]/[number]'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  skeleton: 'place',
  isEditable: true,
  object: 'series',
})
