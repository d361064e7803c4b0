import { defineRoute, same } from '#i18n/route.ts'

/** A mailed link about a mailing: it confirms the newsletter, or ends mails. Opening it does nothing, because programs open links too. */
export const route = defineRoute({
  name: 'user-mailing',
  paths: same('/user/mailings/[token]'),
  view: 'page',

  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
