import { defineRoute } from '#i18n/route.ts'

/** The form for a link by mail: to log in, or to set a new password. */
export const route = defineRoute({
  name: 'user-link-request',
  paths: { de: '/user/link-anfordern', en: '/user/request-link' },
  view: 'page',

  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
