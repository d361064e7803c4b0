import { rule } from '@foyer/schema/shapes/rule-messages.ts'
import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { pageNumber, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { Locale } from '@foyer/schema/shapes/scalars.ts'
import {
  SearchAnswer,
  SearchedEventList,
  OtherSearchResultList,
  SearchSuggestion,
  SearchCounts,
} from '@foyer/schema/shapes/search.ts'

/** Maximum length of a search term, in characters; the site truncates longer ones. */
export const longestTerm = 100

/** Maximum number of suggestions while a visitor types. */
export const maxSuggestions = 8

/** Maximum number of answers to a search. */
export const maxAnswers = 3

const query = z
  .string(rule('term'))
  .max(longestTerm, rule('term'))
  .describe(`Search term, 1 to ${longestTerm} characters; e.g. "faust".`)

export const search = {
  name: 'search',
  description:
    'Full-text search of everything with a page, in German and English; tolerates missing umlauts and typing errors.',
  operations: {
    searchSuggestions: {
      operationId: 'searchSuggestions',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/autocomplete/',
      localeOptional: true,
      summary: 'Suggest search terms',
      description: `Titles that match what a visitor has typed so far; ${maxSuggestions} at most.`,
      pathParameters: { locale: Locale },
      query: { query },
      response: z.array(SearchSuggestion),
    },
    search: {
      operationId: 'search',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/',
      localeOptional: true,
      summary: 'Count search results',
      description: 'Number of events and of other results for a search term.',
      pathParameters: { locale: Locale },
      query: { query },
      response: SearchCounts,
    },
    searchAnswers: {
      operationId: 'searchAnswers',
      extension: { whenMissing: [] },
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/answers/',
      localeOptional: true,
      summary: 'Answer common questions',
      description: `Answers of editors to what a search term asks for, best match first; ${maxAnswers} at most.`,
      pathParameters: { locale: Locale },
      query: { query },
      response: z.array(SearchAnswer),
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
        'Events that match a search term, best match first, past events last; 10 per page.',
      pathParameters: { locale: Locale },
      query: { query, page: pageNumber },
      pageSize: pageSizes.search,
      response: SearchedEventList,
    },
    searchOthers: {
      operationId: 'searchOthers',
      access: 'public',
      isRateLimited: true,
      method: 'GET',
      path: '/{locale}/api/search/others/',
      localeOptional: true,
      summary: 'Search everything but events',
      description:
        'Results other than events that match a search term, best match first; 10 per page.',
      pathParameters: { locale: Locale },
      query: { query, page: pageNumber },
      pageSize: pageSizes.search,
      response: OtherSearchResultList,
    },
  },
} as const satisfies RestSource
