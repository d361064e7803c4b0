import { defineRoute, same } from '#i18n/route.ts'

/** Uses a mailed link about a mailing: the target of its form, and of mail programs that end a mailing by themselves (RFC 8058). */
export const route = defineRoute({
  name: 'user-mailing-use',
  paths: same('/user/mailings/[token]/use'),
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
