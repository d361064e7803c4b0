import { defineRoute, same } from '#i18n/route.ts'

/** What stands in for a page that could not be made. */
export const route = defineRoute({
  name: 'failure',
  paths: same('/503'),
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
})
