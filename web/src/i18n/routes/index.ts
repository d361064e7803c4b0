import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'index',
  paths: same('/'),
  view: 'page',
  audience: 'shared',
  machines: 'mapped',
  skeleton: 'home',
  bodyClass: 'page',
})
