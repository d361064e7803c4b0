import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'events-slug-id-calendar',
  paths: {
    de: '/programm/[slug]/[number]/kalender.ics',
    en: '/events/[slug]/[number]/calendar.ics',
  },
  view: 'handler',
  audience: 'shared',
  machines: 'indexed',
})
