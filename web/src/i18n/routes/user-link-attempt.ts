import { defineRoute } from '#i18n/route.ts'

/** A mailed link whose new password was rejected. */
export const route = defineRoute({
  name: 'user-link-attempt',
  paths: { de: '/user/link-einloesen/[attempt]', en: '/user/redeem-link/[attempt]' },
  view: 'page',

  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
