import { routeHandler } from '#app/routing/route-handler.ts'
import { connection } from 'next/server'
import { seriesCalendarResponse } from '#features/feeds/owner-calendar-responses.ts'

/** The events of a series, to subscribe to in a calendar. */
export const GET = routeHandler('series-slug-id-calendar', async (_, { number, slug, locale }) => {
  await connection()
  return seriesCalendarResponse({ number, slug, locale })
})
