import { defineRoute } from '#i18n/route.ts'

/** The private calendar of somebody's favourites. Its address is a secret. */
export const route = defineRoute({
  name: 'favourites-calendar',
  paths: { de: '/merkliste/[token]/kalender.ics', en: '/favourites/[token]/calendar.ics' },
  view: 'handler',
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
