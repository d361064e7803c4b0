import { routeHandler } from '#app/routing/route-handler.ts'
import { calendarResponse } from '#features/feeds/feed-responses.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'

/** The programme, or a filtered part of it, as a calendar subscription. */
export const GET = routeHandler('events-calendar', (request, { locale }) =>
  calendarResponse({ filter: feedFilter(request.nextUrl.searchParams), locale }),
)
