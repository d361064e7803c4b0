import { routeHandler } from '#app/routing/route-handler.ts'
import { rssAnswer } from '#features/feeds/feed-answers.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'

/** The programme, or a filtered part of it, as a feed. */
export const GET = routeHandler('events-rss', (request, { locale }) => {
  const { searchParams } = request.nextUrl
  return rssAnswer({ filter: feedFilter(searchParams), locale, query: searchParams.toString() })
})
