import { z } from 'zod'
import { evening } from '@foyer/schema/shapes/evening.ts'
import { EventDate, ProductionSummary } from '@foyer/schema/shapes/event.ts'
import { picture } from '@foyer/schema/shapes/images.ts'
import type { RestSource } from './operation.ts'
import { EventTag, ExhibitionType, Genre, Season } from '@foyer/schema/shapes/options.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { ExhibitionTypeKey, Id, IdList, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'

export const Production = z
  .object({
    ...ProductionSummary.shape,
    preline: z.string().describe('Line above the title; may be empty.'),
    teaser: z.string().describe('One or two sentences; may be empty.'),
    genre: Genre.nullable().describe('Opera, drama, dance …'),
    season: Season.nullable().describe('Season of its first event.'),
    exhibition_type: ExhibitionType.nullable().describe('What kind of evening it is.'),
    tags: z.array(EventTag).describe('Its labels.'),
    ...picture,
    ...evening,
    date_first: LocalDate.nullable().describe('Day of the first event.'),
    date_last: LocalDate.nullable().describe('Day of the last event.'),
    events: z.array(EventDate).describe('Its events from now on; 50 at most.'),
  })
  .meta({
    id: 'Production',
    title: 'Production',
    description: 'A staging or concert programme with all its dates.',
  })

export const ProductionList = paged('ProductionList', Production)

export const productions = {
  name: 'productions',
  description: 'Stagings and concert programmes.',
  operations: {
    productions: {
      operationId: 'productions',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/productions/',
      localeOptional: true,
      summary: 'List productions',
      description: 'Productions by the date of their next event; those that are over come last.',
      pathParameters: { locale: Locale },
      query: {
        ids: IdList.optional().describe('Only these.'),
        season: Id.optional().describe('Only of this season.'),
        exhibition_type: ExhibitionTypeKey.optional().describe(
          'Only of this type: slug or number.',
        ),
        tag: Id.optional().describe('Only with this tag.'),
        date: LocalDate.optional().describe('Only with an event from this day on.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.productions,
      answer: ProductionList,
    },
    production: {
      operationId: 'production',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/productions/{id}/',
      localeOptional: true,
      summary: 'Get a production',
      description: 'One production.',
      pathParameters: { locale: Locale, id: Id },
      answer: Production,
    },
    seasons: {
      operationId: 'seasons',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/seasons/',
      localeOptional: true,
      summary: 'List seasons',
      description: 'All seasons, newest first.',
      pathParameters: { locale: Locale },
      answer: z.array(Season),
    },
    productionTags: {
      operationId: 'productionTags',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/production-tags/',
      localeOptional: true,
      summary: 'List the tags of productions',
      description: 'The tags that any production has.',
      pathParameters: { locale: Locale },
      answer: z.array(EventTag),
    },
  },
} as const satisfies RestSource
