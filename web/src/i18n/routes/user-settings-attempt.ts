import { defineRoute, same } from '#i18n/route.ts'

/** A rejected form of the settings. */
export const route = defineRoute({
  name: 'user-settings-attempt',
  paths: same('/user/settings/attempt/[attempt]'),
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
