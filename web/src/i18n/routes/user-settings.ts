import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'user-settings',
  paths: same('/user/settings'),
  aliases: { de: '/einstellungen', en: '/settings' },
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
