import { defineRoute, same } from '#i18n/route.ts'

/** A refused log-in. */
export const route = defineRoute({
  name: 'user-attempt',
  paths: same('/user/attempt/[attempt]'),
  view: 'page',
  audience: 'visitor',
  isOpenWhileOffline: true,
  machines: 'hidden',
  isDisallowed: true,
})
