import { defineRoute } from '#i18n/route.ts'

/** The programme, or a filtered part of it, as a feed. */
export const route = defineRoute({
  name: 'events-rss',
  paths: { de: '/programm/feed.rss', en: '/events/feed.rss' },
  view: 'handler',
  audience: 'shared',
  machines: 'indexed',
  query: {
    date: 'day',
    room: 'number',
    venue: 'number',
    type: 'key',
    tag: 'number',
    series: 'number',
    genre: 'number',
  },
})
