import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'not-found',
  paths: same('/404'),
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
})
