import { defineRoute } from '#i18n/route.ts'

/** The tickets and orders of an account. */
export const route = defineRoute({
  name: 'user-tickets',
  paths: { de: '/user/karten', en: '/user/tickets' },
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
