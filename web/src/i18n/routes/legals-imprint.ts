import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'legals-imprint',
  paths: same('/impressum'),
  view: 'written',
  audience: 'shared',
  machines: 'indexed',
})
