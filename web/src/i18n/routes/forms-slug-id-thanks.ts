import { defineRoute } from '#i18n/route.ts'

/** The confirmation page of a form. */
export const route = defineRoute({
  name: 'forms-slug-id-thanks',
  paths: { de: '/forms/[slug]/[number]/danke', en: '/forms/[slug]/[number]/thanks' },
  view: 'page',
  audience: 'shared',
  machines: 'hidden',
})
