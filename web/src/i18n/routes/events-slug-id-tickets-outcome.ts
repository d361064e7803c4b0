import { defineRoute } from '#i18n/route.ts'

/** The result of the plain ticket form. */
export const route = defineRoute({
  name: 'events-slug-id-tickets-outcome',
  paths: {
    de: '/programm/[slug]/[number]/karten/[outcome]',
    en: '/events/[slug]/[number]/tickets/[outcome]',
  },
  view: 'page',
  audience: 'shared',
  machines: 'followed',
  skeleton: 'detail',
  guards: ['quick-buy'],
})
