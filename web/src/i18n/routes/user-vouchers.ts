import { defineRoute } from '#i18n/route.ts'

/** The vouchers and credit of an account. */
export const route = defineRoute({
  name: 'user-vouchers',
  paths: { de: '/user/gutscheine', en: '/user/vouchers' },
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
