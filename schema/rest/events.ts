import { z } from 'zod'
import { Event, EventListItem } from '@foyer/schema/shapes/event.ts'
import { Calendar, EventCounts, Teaser } from '@foyer/schema/shapes/programme.ts'
import type { RestSource } from './operation.ts'
import { EventTag, ExhibitionType, Genre, Room, Series } from '@foyer/schema/shapes/options.ts'
import { pageNumber, pageSize, paged, pageSizes } from '@foyer/schema/shapes/paging.ts'
import {
  ExhibitionTypeKey,
  Id,
  IdList,
  LocalDate,
  Locale,
  idOf,
} from '@foyer/schema/shapes/scalars.ts'

export const EventList = paged('EventList', EventListItem)

const date = LocalDate.optional().describe(
  'First day; if omitted, today without events that are over.',
)

/** The filters of the filter bar. An event has to match all that are given. */
const filters = {
  room: Id.optional().describe('Only events in this room.'),
  venue: Id.optional().describe('Only events at this venue.'),
  type: ExhibitionTypeKey.optional().describe(
    'Only events of this exhibition type: its slug or number.',
  ),
  tag: Id.optional().describe('Only events with this tag.'),
  series: Id.optional().describe('Only events of this series.'),
  genre: Id.optional().describe('Only events of this genre.'),
  age: z
    .int()
    .min(0)
    .max(120)
    .optional()
    .describe('Only events recommended for people of this age; e.g. 6.'),
}

const lastDay = LocalDate.optional().describe('Last day; all days if omitted.')

export const events = {
  name: 'events',
  description: 'The programme: events, teasers and filter options.',
  operations: {
    events: {
      operationId: 'events',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/events/',
      localeOptional: true,
      summary: 'List events',
      description:
        'Events from `date` on that match all given filters, earliest first, 10 per page.',
      pathParameters: { locale: Locale },
      query: {
        ...filters,
        ids: IdList.optional().describe(
          'Only these events, also past ones unless `date` is given.',
        ),
        production: Id.optional().describe('Only events of this production.'),
        date,
        date_to: lastDay,
        page: pageNumber,
        page_size: pageSize,
      },
      pageSize: pageSizes.events,
      response: EventList,
    },
    event: {
      operationId: 'event',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/events/{id}/',
      localeOptional: true,
      summary: 'Get an event',
      description: 'An event: a date of a production, or a standalone occasion.',
      pathParameters: { locale: Locale, id: idOf('event') },
      response: Event,
    },
    eventDetails: {
      operationId: 'eventDetails',
      isInternal: true,
      extension: { whenMissing: [] },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/event-details/',
      localeOptional: true,
      summary: 'Get several events',
      description: 'The requested events, each with all fields of its page.',
      pathParameters: { locale: Locale },
      query: { ids: IdList.optional().describe('Only these events; none without.') },
      response: z.array(Event),
    },
    teasers: {
      operationId: 'teasers',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/teasers/',
      localeOptional: true,
      summary: 'List teasers',
      description: 'Promotional teasers from today on, sorted by position; 100 at most.',
      pathParameters: { locale: Locale },
      response: z.array(Teaser),
    },
    calendar: {
      operationId: 'calendar',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/calendar/',
      localeOptional: true,
      summary: 'List days with events',
      description: 'Days with events that match all given filters.',
      pathParameters: { locale: Locale },
      query: { date, ...filters },
      response: Calendar,
    },
    eventCounts: {
      operationId: 'eventCounts',
      extension: {
        whenMissing: { rooms: [], venues: [], types: [], tags: [], series: [], genres: [] },
      },
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/event-counts/',
      localeOptional: true,
      summary: 'Count events per filter option',
      description:
        'Number of events from `date` on for each option of each filter, given the selection in the other filters.',
      pathParameters: { locale: Locale },
      query: { date, date_to: lastDay, ...filters },
      response: EventCounts,
    },
    rooms: {
      ...filterOptions(Room),
      operationId: 'rooms',
      path: '/{locale}/api/rooms/',
      summary: 'List rooms',
      description: 'All stages and halls, in the order of the filter bar.',
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
      description: 'All series, or only the requested ones.',
      query: { ids: IdList.optional().describe('Only these series.') },
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
    response: z.array(row),
  }
}
