import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'legals-agb',
  paths: same('/agb'),
  view: 'written',
  audience: 'shared',
  machines: 'indexed',
})
