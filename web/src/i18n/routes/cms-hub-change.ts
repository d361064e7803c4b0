import { defineRoute } from '#i18n/route.ts'

/** Target of the forms of the staff hub. */
export const route = defineRoute({
  name: 'cms-hub-change',
  paths: { de: '/cms-hub/aendern', en: '/cms-hub/change' },
  view: 'handler',
  takesForms: true,
  audience: 'staff',
  isOpenWhileOffline: true,
  machines: 'hidden',
  isDisallowed: true,
})
