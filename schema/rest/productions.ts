import { z } from 'zod'
import { productionDetails } from '@foyer/schema/shapes/production-details.ts'
import { EventDate, ProductionSummary } from '@foyer/schema/shapes/event.ts'
import { picture } from '@foyer/schema/shapes/images.ts'
import type { RestSource } from './operation.ts'
import { EventTag, ExhibitionType, Genre, Season } from '@foyer/schema/shapes/options.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import {
  ExhibitionTypeKey,
  Id,
  IdList,
  LocalDate,
  Locale,
  idOf,
  OptionalText,
} from '@foyer/schema/shapes/scalars.ts'

export const Production = z
  .object({
    ...ProductionSummary.shape,
    preline: OptionalText.describe('Line above the title; may be empty.'),
    teaser: OptionalText.describe('Introduction of one or two sentences; may be empty.'),
    genre: Genre.nullable().describe('Genre, such as opera or drama; null if it is not set.'),
    season: Season.nullable().describe('Season of the first event; null if there is none.'),
    exhibition_type: ExhibitionType.nullable().describe('Kind of event; null if it is not set.'),
    tags: z.array(EventTag).describe('Tags of the production; may be empty.'),
    ...picture,
    ...productionDetails,
    date_first: LocalDate.nullable().describe(
      'Day of the first event; null if there are no events.',
    ),
    date_last: LocalDate.nullable().describe('Day of the last event; null if there are no events.'),
    events: z
      .array(EventDate)
      .describe('Events of the production from now on, earliest first; 50 at most.'),
  })
  .meta({
    id: 'Production',
    title: 'Production',
    description: 'A production or concert programme with its events.',
  })

export const ProductionList = paged('ProductionList', Production)

export const productions = {
  name: 'productions',
  description: 'Productions and concert programmes.',
  operations: {
    productions: {
      operationId: 'productions',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/productions/',
      localeOptional: true,
      summary: 'List productions',
      description: 'Productions, sorted by their next event; past ones come last, 12 per page.',
      pathParameters: { locale: Locale },
      query: {
        ids: IdList.optional().describe('Only these productions.'),
        season: Id.optional().describe('Only productions of this season.'),
        exhibition_type: ExhibitionTypeKey.optional().describe(
          'Only productions of this exhibition type: its slug or number.',
        ),
        tag: Id.optional().describe('Only productions with this tag.'),
        date: LocalDate.optional().describe('Only productions with an event on this day or later.'),
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.productions,
      response: ProductionList,
    },
    production: {
      operationId: 'production',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/productions/{id}/',
      localeOptional: true,
      summary: 'Get a production',
      description: 'A production with its events.',
      pathParameters: { locale: Locale, id: idOf('production') },
      response: Production,
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
      response: z.array(Season),
    },
    productionTags: {
      operationId: 'productionTags',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/production-tags/',
      localeOptional: true,
      summary: 'List the tags of productions',
      description: 'Tags of all productions.',
      pathParameters: { locale: Locale },
      response: z.array(EventTag),
    },
  },
} as const satisfies RestSource
