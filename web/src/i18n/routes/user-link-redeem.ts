import { defineRoute } from '#i18n/route.ts'

/** Target of the form that uses a mailed link. */
export const route = defineRoute({
  name: 'user-link-redeem',
  paths: { de: '/user/link-einloesen', en: '/user/redeem-link' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
