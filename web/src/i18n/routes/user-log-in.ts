import { defineRoute } from '#i18n/route.ts'

/** Target of the log-in form. */
export const route = defineRoute({
  name: 'user-log-in',
  paths: { de: '/user/anmelden', en: '/user/log-in' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  isOpenWhileOffline: true,
  machines: 'hidden',
  isDisallowed: true,
})
