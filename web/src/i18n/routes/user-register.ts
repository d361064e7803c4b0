import { defineRoute } from '#i18n/route.ts'

/** The form for a new account. */
export const route = defineRoute({
  name: 'user-register',
  paths: { de: '/user/konto-anlegen', en: '/user/create-account' },
  view: 'page',

  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
