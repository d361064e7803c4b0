import { defineRoute, same } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'user-profile',
  paths: same('/user/profile'),
  aliases: { de: '/profil', en: '/profile-en' },
  view: 'page',
  audience: 'visitor',
  isOpenWhileOffline: true,
  machines: 'hidden',
  isDisallowed: true,
})
