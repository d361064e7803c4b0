import { routeHandler } from '#app/routing/route-handler.ts'
import { calendarAnswer } from '#features/feeds/feed-answers.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'

/** The programme, or a filtered part of it, as a calendar subscription. */
export const GET = routeHandler('events-calendar', (request, { locale }) =>
  calendarAnswer({ filter: feedFilter(request.nextUrl.searchParams), locale }),
)
