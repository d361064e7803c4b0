import { routeHandler } from '#app/routing/route-handler.ts'
import { calendarAnswer } from '#features/feeds/feed-answers.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'

/** The programme, or a choice of it, to subscribe to in a calendar. */
export const GET = routeHandler('events-calendar', (request, { locale }) =>
  calendarAnswer({ filter: feedFilter(request.nextUrl.searchParams), locale }),
)
