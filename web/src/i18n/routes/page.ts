import { defineRoute, same } from '#i18n/route.ts'

/** A page that editors have written, at any path that no other route has. */
export const route = defineRoute({
  name: 'page',
  paths: same('/[...path]'),
  view: 'page',
  audience: 'shared',
  machines: 'indexed',
  bodyClass: 'page',
})
