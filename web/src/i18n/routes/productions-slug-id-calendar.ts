import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'productions-slug-id-calendar',
  paths: {
    de: '/produktionen/[slug]/[number]/kalender.ics',
    en: '/productions/[slug]/[number]/calendar.ics',
  },
  view: 'handler',
  audience: 'shared',
  machines: 'indexed',
})
