import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'venues-slug-id',
  paths: same('/venues/[slug]/[number]'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  skeleton: 'place',
  isEditable: true,
  object: 'venue',
})
