import { defineRoute } from '#i18n/route.ts'

/** What a mailed link leads to. Opening it does not use it, because programs open links too. */
export const route = defineRoute({
  name: 'user-link',
  paths: { de: '/user/link/[token]', en: '/user/link/[token]' },
  view: 'page',

  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
