import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'favourites',
  paths: { de: '/merkliste', en: '/favourites' },
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
})
