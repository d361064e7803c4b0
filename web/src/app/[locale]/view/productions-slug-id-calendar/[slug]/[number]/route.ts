import { routeHandler } from '#app/routing/route-handler.ts'
import { connection } from 'next/server'
import { productionCalendarAnswer } from '#features/feeds/owner-calendar-answers.ts'

/** The dates of a production, to subscribe to in a calendar. */
export const GET = routeHandler(
  'productions-slug-id-calendar',
  async (_, { number, slug, locale }) => {
    await connection()
    return productionCalendarAnswer({ number, slug, locale })
  },
)
