import { routeHandler } from '#app/routing/route-handler.ts'
import { rssResponse } from '#features/feeds/feed-responses.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'

/** The programme, or a filtered part of it, as a feed. */
export const GET = routeHandler('events-rss', (request, { locale }) => {
  const { searchParams } = request.nextUrl
  return rssResponse({ filter: feedFilter(searchParams), locale, query: searchParams.toString() })
})
