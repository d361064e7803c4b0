import { defineRoute } from '#i18n/route.ts'

/** Where the form to log out is sent to. */
export const route = defineRoute({
  name: 'user-log-out',
  paths: { de: '/user/abmelden', en: '/user/log-out' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
