import { defineRoute } from '#i18n/route.ts'

/** Target of the forms of the settings. */
export const route = defineRoute({
  name: 'user-settings-change',
  paths: { de: '/user/settings/aendern', en: '/user/settings/change' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  isDisallowed: true,
})
