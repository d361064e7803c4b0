import { defineRoute, same } from '#i18n/route.ts'

/** The webshop in its internal form; visitors' addresses of it have no language (`webshop-paths.ts`). */
export const route = defineRoute({
  name: 'webshop',
  paths: same('/webshop/[...path?]'),
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
  bodyClass: 'webshop',
})
