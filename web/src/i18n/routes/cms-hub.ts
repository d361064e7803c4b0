import { defineRoute, same } from '#i18n/route.ts'

/** The staff hub. */
export const route = defineRoute({
  name: 'cms-hub',
  paths: same('/cms-hub'),
  view: 'page',
  audience: 'staff',
  isOpenWhileOffline: true,
  machines: 'hidden',
  isDisallowed: true,
})
