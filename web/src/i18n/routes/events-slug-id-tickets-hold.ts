import { defineRoute } from '#i18n/route.ts'

/** Target of the plain ticket form. */
export const route = defineRoute({
  name: 'events-slug-id-tickets-hold',
  paths: {
    de: '/programm/[slug]/[number]/karten/reservieren',
    en: '/events/[slug]/[number]/tickets/hold',
  },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
  guards: ['quick-buy'],
})
