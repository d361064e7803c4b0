import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import { search as contract } from '@foyer/schema/rest/search.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { byAddress } from '#http/count-by.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageAnswer, pageAsked } from '#http/page-of.ts'
import { countHits } from './hit-store.ts'
import { countKeywords } from './keyword-counter.ts'
import { findSearchedEvents, findSearchedThings } from './result-store.ts'
import { connectForSearch } from './search-database.ts'
import { searchTerm } from './search-term.ts'
import { listSimilarTitles, listSuggestions } from './suggestion-store.ts'

type Needs = {
  database: Database
  databaseUrl: string
  siteUrl: string
  /** From one address. */
  searchesAMinute: number
}

export function addSearchRoutes(app: FastifyInstance, needs: Needs): void {
  const { operations } = contract
  const { siteUrl } = needs
  const database = connectForSearch(app, needs.databaseUrl)
  const keywords = countKeywords(app, needs.database)
  const limited = {
    preHandler: app.limitCalls('search', {
      address: { calls: needs.searchesAMinute, seconds: 60, by: byAddress },
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
      const asked = { term: searchTerm(query.query), locale }
      const [events, others] = await Promise.all([
        countHits(database, { ...asked, tab: 'events' }),
        countHits(database, { ...asked, tab: 'others' }),
      ])
      const found = events + others
      if (asked.term !== '') keywords.count({ ...asked, found })
      return {
        event_count: events,
        other_count: others,
        similar: found === 0 ? await listSimilarTitles(database, asked) : [],
      }
    },
    limited,
  )

  addOperation(
    app,
    operations.searchEvents,
    async ({ query, locale, request }) => {
      const page = pageAsked(query, pageSizes.search)
      const asked = { term: searchTerm(query.query), locale, page }
      const { count, results } = await findSearchedEvents(database, { ...asked, siteUrl })
      return pageAnswer({ page, count, results, request, locale })
    },
    limited,
  )

  addOperation(
    app,
    operations.searchOthers,
    async ({ query, locale, request }) => {
      const page = pageAsked(query, pageSizes.search)
      const asked = { term: searchTerm(query.query), locale, page }
      const { count, results } = await findSearchedThings(database, asked)
      return pageAnswer({ page, count, results, request, locale })
    },
    limited,
  )
}
