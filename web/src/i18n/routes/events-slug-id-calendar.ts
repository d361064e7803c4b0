import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'events-slug-id-calendar',
  paths: { de: '/programm/[slug]/[id]/kalender.ics', en: '/events/[slug]/[id]/calendar.ics' },
  view: 'handler',
  audience: 'shared',
  machines: 'indexed',
})
