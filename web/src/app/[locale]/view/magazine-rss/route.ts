import { routeHandler } from '#app/routing/route-handler.ts'
import { articleRssAnswer } from '#features/magazine/feed/article-rss-answer.ts'

/** The newest articles as a feed. */
export const GET = routeHandler('magazine-rss', (_, { locale }) => articleRssAnswer(locale))
