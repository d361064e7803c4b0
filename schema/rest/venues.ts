import { z } from 'zod'
import { Id, IdList, Locale } from '@foyer/schema/shapes/scalars.ts'
import { Venue } from '@foyer/schema/shapes/venue.ts'
import type { RestSource } from './operation.ts'

export const venues = {
  name: 'venues',
  description: 'Houses and places.',
  operations: {
    venues: {
      operationId: 'venues',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/venues/',
      localeOptional: true,
      summary: 'List venues',
      description: 'All venues, or those with the given numbers.',
      pathParameters: { locale: Locale },
      query: { ids: IdList.optional().describe('Only these.') },
      answer: z.array(Venue),
    },
    venue: {
      operationId: 'venue',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/venues/{id}/',
      localeOptional: true,
      summary: 'Get a venue',
      description: 'One venue.',
      pathParameters: { locale: Locale, id: Id },
      answer: Venue,
    },
  },
} as const satisfies RestSource
