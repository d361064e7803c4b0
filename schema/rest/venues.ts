import { z } from 'zod'
import { IdList, Locale, idOf } from '@foyer/schema/shapes/scalars.ts'
import { Venue } from '@foyer/schema/shapes/venue.ts'
import type { RestSource } from './operation.ts'

export const venues = {
  name: 'venues',
  description: 'Venues of events.',
  operations: {
    venues: {
      operationId: 'venues',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/venues/',
      localeOptional: true,
      summary: 'List venues',
      description: 'All venues, or only the requested ones.',
      pathParameters: { locale: Locale },
      query: { ids: IdList.optional().describe('Only these venues.') },
      response: z.array(Venue),
    },
    venue: {
      operationId: 'venue',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/venues/{id}/',
      localeOptional: true,
      summary: 'Get a venue',
      description: 'A venue with its rooms.',
      pathParameters: { locale: Locale, id: idOf('venue') },
      response: Venue,
    },
  },
} as const satisfies RestSource
