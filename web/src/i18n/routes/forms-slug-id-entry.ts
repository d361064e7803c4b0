import { defineRoute } from '#i18n/route.ts'

/** Target of a form without JavaScript. */
export const route = defineRoute({
  name: 'forms-slug-id-entry',
  paths: { de: '/forms/[slug]/[number]/eintrag', en: '/forms/[slug]/[number]/entry' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
})
