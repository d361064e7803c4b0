import { z } from 'zod'
import { Event, EventListItem } from '@foyer/schema/shapes/event.ts'
import { Calendar, EventCounts, Teaser } from '@foyer/schema/shapes/programme.ts'
import type { RestSource } from './operation.ts'
import { EventTag, ExhibitionType, Genre, Room, Series } from '@foyer/schema/shapes/options.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import { ExhibitionTypeKey, Id, IdList, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'

export const EventList = paged('EventList', EventListItem)

const date = LocalDate.optional().describe('First day; today where it is missing.')

/** What visitors choose in the filter bar; all of it together. */
const chosen = {
  room: Id.optional().describe('Only in this room.'),
  type: ExhibitionTypeKey.optional().describe('Only of this exhibition type: slug or number.'),
  tag: Id.optional().describe('Only with this tag.'),
  series: Id.optional().describe('Only of this series.'),
  genre: Id.optional().describe('Only of this genre.'),
}

export const events = {
  name: 'events',
  description: 'The programme: events, teasers, and the options of its filters.',
  operations: {
    events: {
      operationId: 'events',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/events/',
      localeOptional: true,
      summary: 'List events',
      description: 'Events from a day on, in order of time, ten a page.',
      pathParameters: { locale: Locale },
      query: {
        ...chosen,
        production: Id.optional().describe('Only of this production.'),
        venue: Id.optional().describe('Only in this house.'),
        date,
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.events,
      answer: EventList,
    },
    event: {
      operationId: 'event',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/events/{id}/',
      localeOptional: true,
      summary: 'Get an event',
      description: 'One event with all that its page shows.',
      pathParameters: { locale: Locale, id: Id },
      answer: Event,
    },
    teasers: {
      operationId: 'teasers',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/teasers/',
      localeOptional: true,
      summary: 'List teasers',
      description: 'Promotional teasers from today on, by position; 100 at most.',
      pathParameters: { locale: Locale },
      answer: z.array(Teaser),
    },
    calendar: {
      operationId: 'calendar',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/calendar/',
      localeOptional: true,
      summary: 'List days with events',
      description: 'Days with events.',
      pathParameters: { locale: Locale },
      query: { date, ...chosen },
      answer: Calendar,
    },
    eventCounts: {
      operationId: 'eventCounts',
      extension: { whenMissing: { rooms: [], types: [], tags: [], series: [], genres: [] } },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/event-counts/',
      localeOptional: true,
      summary: 'Count events per filter option',
      description: 'How many events from a day on each option of the filters leaves.',
      pathParameters: { locale: Locale },
      query: { date, ...chosen },
      answer: EventCounts,
    },
    rooms: {
      ...filterOptions(Room),
      operationId: 'rooms',
      path: '/{locale}/api/rooms/',
      summary: 'List rooms',
      description: 'Every stage and hall, in the order of the filter bar.',
    },
    exhibitionTypes: {
      ...filterOptions(ExhibitionType),
      operationId: 'exhibitionTypes',
      path: '/{locale}/api/exhibition-types/',
      summary: 'List exhibition types',
      description: 'Every kind of event, in the order of the filter bar.',
    },
    eventTags: {
      ...filterOptions(EventTag),
      operationId: 'eventTags',
      path: '/{locale}/api/event-tags/',
      summary: 'List the tags of events',
      description: 'Every tag that events can have, in the order of the filter bar.',
    },
    series: {
      ...filterOptions(Series),
      operationId: 'series',
      path: '/{locale}/api/series/',
      summary: 'List series',
      description: 'Every series, or with `ids` only those.',
      query: { ids: IdList.optional().describe('Only the series with these ids.') },
    },
    genres: {
      ...filterOptions(Genre),
      operationId: 'genres',
      path: '/{locale}/api/genres/',
      summary: 'List genres',
      description: 'Every genre, in the order of the filter bar.',
    },
  },
} as const satisfies RestSource

/** What the calls share that list the options of one filter. */
function filterOptions<Row extends z.ZodType>(row: Row) {
  return {
    access: 'public' as const,
    method: 'GET' as const,
    localeOptional: true,
    pathParameters: { locale: Locale },
    answer: z.array(row),
  }
}
