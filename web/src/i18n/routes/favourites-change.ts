import { defineRoute } from '#i18n/route.ts'

/** Target of the buttons that add and remove favourites. */
export const route = defineRoute({
  name: 'favourites-change',
  paths: { de: '/merkliste/aendern', en: '/favourites/change' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
})
