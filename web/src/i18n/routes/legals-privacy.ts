import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'legals-privacy',
  paths: same('/datenschutz'),
  view: 'written',
  audience: 'shared',
  machines: 'indexed',
})
