import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'series-slug-id-calendar',
  paths: { de: '/series/[slug]/[number]/kalender.ics', en: '/series/[slug]/[number]/calendar.ics' },
  view: 'handler',
  audience: 'shared',
  machines: 'indexed',
})
