import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import { search as contract } from '@foyer/schema/rest/search.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { listAnswers } from './answer-store.ts'
import { countHits } from './hit-store.ts'
import { countKeywords } from './keyword-counter.ts'
import { findSearchedEvents, findOtherResults } from './result-store.ts'
import { connectForSearch } from './search-database.ts'
import { searchTerm } from './search-term.ts'
import { listSimilarTitles, listSuggestions } from './suggestion-store.ts'

type SearchRouteDependencies = {
  database: Database
  databaseUrl: string
  siteUrl: string
  /** Per address. */
  searchesPerMinute: number
}

export function addSearchRoutes(app: FastifyInstance, dependencies: SearchRouteDependencies): void {
  const { operations } = contract
  const { siteUrl } = dependencies
  const database = connectForSearch(app, dependencies.databaseUrl)
  const keywords = countKeywords(app, dependencies.database)
  const limited = {
    preHandler: app.limitCalls('search', {
      address: { calls: dependencies.searchesPerMinute, seconds: 60, by: byAddress },
    }),
  }

  addOperation(
    app,
    operations.searchSuggestions,
    ({ query, locale }) => listSuggestions(database, { term: searchTerm(query.query), locale }),
    limited,
  )

  addOperation(
    app,
    operations.search,
    async ({ query, locale }) => {
      const searched = { term: searchTerm(query.query), locale }
      const [events, others] = await Promise.all([
        countHits(database, { ...searched, tab: 'events' }),
        countHits(database, { ...searched, tab: 'others' }),
      ])
      const found = events + others
      if (searched.term !== '') keywords.count({ ...searched, found })
      return {
        event_count: events,
        other_count: others,
        similar: found === 0 ? await listSimilarTitles(database, searched) : [],
      }
    },
    limited,
  )

  addOperation(
    app,
    operations.searchAnswers,
    ({ query, locale }) => listAnswers(database, { term: searchTerm(query.query), locale }),
    limited,
  )

  addOperation(
    app,
    operations.searchEvents,
    async ({ query, locale, request }) => {
      const page = requestedPage(query, pageSizes.search)
      const searched = { term: searchTerm(query.query), locale, page }
      const { count, results } = await findSearchedEvents(database, { ...searched, siteUrl })
      return pageResponse({ page, count, results, request, locale })
    },
    limited,
  )

  addOperation(
    app,
    operations.searchOthers,
    async ({ query, locale, request }) => {
      const page = requestedPage(query, pageSizes.search)
      const searched = { term: searchTerm(query.query), locale, page }
      const { count, results } = await findOtherResults(database, searched)
      return pageResponse({ page, count, results, request, locale })
    },
    limited,
  )
}
