import { defineRoute } from '#i18n/route.ts'

/** The plain ticket form of an event. Search engines index the event's page, not this one. */
export const route = defineRoute({
  name: 'events-slug-id-tickets',
  paths: { de: '/programm/[slug]/[number]/karten', en: '/events/[slug]/[number]/tickets' },
  view: 'page',
  audience: 'shared',
  machines: 'followed',
  skeleton: 'detail',
  guards: ['quick-buy'],
})
