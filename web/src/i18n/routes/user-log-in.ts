import { defineRoute } from '#i18n/route.ts'

/** Where the form to log in is sent to. */
export const route = defineRoute({
  name: 'user-log-in',
  paths: { de: '/user/anmelden', en: '/user/log-in' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
