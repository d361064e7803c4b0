import { routeHandler } from '#app/routing/route-handler.ts'
import { articleRssResponse } from '#features/magazine/feed/article-rss-response.ts'

/** The newest articles as a feed. */
export const GET = routeHandler('magazine-rss', (_, { locale }) => articleRssResponse(locale))
