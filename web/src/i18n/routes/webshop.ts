import { defineRoute, same } from '#i18n/route.ts'

/** As Next knows the webshop; visitors find it in no language (`webshop-paths.ts`). */
export const route = defineRoute({
  name: 'webshop',
  paths: same('/webshop/[...path?]'),
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
  bodyClass: 'webshop',
})
