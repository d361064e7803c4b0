import { defineRoute, same } from '#i18n/route.ts'

/** The fallback page for one that has failed by a fault of the site. */
export const route = defineRoute({
  name: 'unknown-error',
  paths: same('/500'),
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
})
