import { defineRoute } from '#i18n/route.ts'

/** The programme, or a filtered part of it, as a calendar subscription. */
export const route = defineRoute({
  name: 'events-calendar',
  paths: { de: '/programm/kalender.ics', en: '/events/calendar.ics' },
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
