import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { pageNumber, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Locale } from '@foyer/schema/shapes/scalars.ts'
import {
  SearchedEventList,
  SearchedThingList,
  SearchSuggestion,
  SearchCounts,
} from '@foyer/schema/shapes/search.ts'

/** Longest term, in characters; the site cuts what visitors write. */
export const longestTerm = 100

/** Most suggestions while somebody types. */
export const mostSuggestions = 8

const query = z
  .string(rule('term'))
  .max(longestTerm, rule('term'))
  .describe(`What is searched for; ${longestTerm} characters at most.`)

export const search = {
  name: 'search',
  description:
    'Finding what has a page: in German and English, with umlauts or without, despite a typing error.',
  operations: {
    searchSuggestions: {
      operationId: 'searchSuggestions',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/autocomplete/',
      localeOptional: true,
      summary: 'Suggest search terms',
      description: `Titles for what somebody has begun to type; ${mostSuggestions} at most.`,
      pathParameters: { locale: Locale },
      query: { query },
      answer: z.array(SearchSuggestion),
    },
    search: {
      operationId: 'search',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/',
      localeOptional: true,
      summary: 'Count search results',
      description: 'How much a search finds, by tab.',
      pathParameters: { locale: Locale },
      query: { query },
      answer: SearchCounts,
    },
    searchEvents: {
      operationId: 'searchEvents',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/events/',
      localeOptional: true,
      summary: 'Search events',
      description:
        'Events that are found, the best first and those that are over last, ten a page.',
      pathParameters: { locale: Locale },
      query: { query, page: pageNumber },
      pageSize: pageSizes.search,
      answer: SearchedEventList,
    },
    searchOthers: {
      operationId: 'searchOthers',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/others/',
      localeOptional: true,
      summary: 'Search everything but events',
      description: 'Everything else that is found, the best first, ten a page.',
      pathParameters: { locale: Locale },
      query: { query, page: pageNumber },
      pageSize: pageSizes.search,
      answer: SearchedThingList,
    },
  },
} as const satisfies RestSource
