import { defineRoute, same } from '#i18n/route.ts'

/** The fallback page for one that could not be rendered because something is away, and for a site that is switched off. */
export const route = defineRoute({
  name: 'failure',
  paths: same('/503'),
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
})
