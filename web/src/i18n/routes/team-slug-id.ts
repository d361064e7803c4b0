import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'team-slug-id',
  paths: same('/team/[slug]/[number]'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  hasPageHeader: true,
  skeleton: 'detail',
  isEditable: true,
  object: 'person',
})
