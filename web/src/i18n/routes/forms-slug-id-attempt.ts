import { defineRoute, same } from '#i18n/route.ts'

/** A refused form, with what was typed. */
export const route = defineRoute({
  name: 'forms-slug-id-attempt',
  paths: same('/forms/[slug]/[number]/attempt/[attempt]'),
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
})
