import { defineRoute } from '#i18n/route.ts'

/** The plain form for the tickets of an event. Who searches shall find the evening, not its form. */
export const route = defineRoute({
  name: 'events-slug-id-tickets',
  paths: { de: '/programm/[slug]/[number]/karten', en: '/events/[slug]/[number]/tickets' },
  view: 'page',
  audience: 'shared',
  machines: 'followed',
  skeleton: 'detail',
  guards: ['quick-buy'],
})
