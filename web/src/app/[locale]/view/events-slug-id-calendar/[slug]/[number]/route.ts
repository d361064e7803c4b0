import { routeHandler } from '#app/routing/route-handler.ts'
import { connection } from 'next/server'
import { eventCalendarResponse } from '#features/feeds/event-calendar-response.ts'

/** One event, to put into a calendar. */
export const GET = routeHandler('events-slug-id-calendar', async (_, { number, slug, locale }) => {
  await connection()
  return eventCalendarResponse({ number, slug, locale })
})
