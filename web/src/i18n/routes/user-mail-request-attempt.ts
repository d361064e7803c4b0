import { defineRoute } from '#i18n/route.ts'

/** A rejected request for a mail. */
export const route = defineRoute({
  name: 'user-mail-request-attempt',
  paths: { de: '/user/mail-anfordern/[attempt]', en: '/user/request-mail/[attempt]' },
  view: 'page',

  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
