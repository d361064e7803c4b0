import { defineRoute } from '#i18n/route.ts'

/** Target of the log-out form. */
export const route = defineRoute({
  name: 'user-log-out',
  paths: { de: '/user/abmelden', en: '/user/log-out' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  isOpenWhileOffline: true,
  machines: 'hidden',
  isDisallowed: true,
})
