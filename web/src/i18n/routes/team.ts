import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'team',
  paths: same('/team'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  hasPageHeader: true,
  skeleton: 'portraits',
  isEditable: true,
})
