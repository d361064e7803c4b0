import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'index',
  paths: same('/'),
  view: 'list',
  audience: 'shared',
  machines: 'mapped',
  // The house from whose town the houses are listed by distance.
  query: { near: 'number' },
  skeleton: 'home',
  bodyClass: 'page',
  isEditable: true,
})
