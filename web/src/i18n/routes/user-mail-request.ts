import { defineRoute } from '#i18n/route.ts'

/** Target of the forms that have a mail sent. */
export const route = defineRoute({
  name: 'user-mail-request',
  paths: { de: '/user/mail-anfordern', en: '/user/request-mail' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
