import { routeHandler } from '#app/routing/route-handler.ts'
import { connection } from 'next/server'
import { productionCalendarResponse } from '#features/feeds/owner-calendar-responses.ts'

/** The dates of a production, to subscribe to in a calendar. */
export const GET = routeHandler(
  'productions-slug-id-calendar',
  async (_, { number, slug, locale }) => {
    await connection()
    return productionCalendarResponse({ number, slug, locale })
  },
)
