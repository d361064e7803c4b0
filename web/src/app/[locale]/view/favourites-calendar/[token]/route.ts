import { routeHandler } from '#app/routing/route-handler.ts'
import { favouriteCalendarResponse } from '#features/feeds/favourite-calendar-response.ts'

/** The coming favourites of who has made the calendar, to subscribe to. */
export const GET = routeHandler('favourites-calendar', (request, { token, locale }) =>
  favouriteCalendarResponse(request, { token, locale }),
)
