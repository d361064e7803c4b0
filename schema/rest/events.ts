import { z } from 'zod'
import { Event, EventListItem } from '@foyer/schema/shapes/event.ts'
import { Calendar, EventCounts, Teaser } from '@foyer/schema/shapes/programme.ts'
import type { RestSource } from './operation.ts'
import { EventTag, ExhibitionType, Genre, Room, Series } from '@foyer/schema/shapes/options.ts'
import { pageNumber, pageSize, paged } from '@foyer/schema/shapes/paging.ts'
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
      answer: EventList,
    },
    event: {
      operationId: 'event',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/events/{id}/',
      localeOptional: true,
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
      description: 'How many events from a day on each option of the filters leaves.',
      pathParameters: { locale: Locale },
      query: { date, ...chosen },
      answer: EventCounts,
    },
    rooms: options('rooms', '/{locale}/api/rooms/', 'All rooms.', Room),
    exhibitionTypes: options(
      'exhibitionTypes',
      '/{locale}/api/exhibition-types/',
      'All exhibition types.',
      ExhibitionType,
    ),
    eventTags: options('eventTags', '/{locale}/api/event-tags/', 'All tags of events.', EventTag),
    series: {
      ...options(
        'series',
        '/{locale}/api/series/',
        'All series, or those with the given numbers.',
        Series,
      ),
      query: { ids: IdList.optional().describe('Only these.') },
    },
    genres: options('genres', '/{locale}/api/genres/', 'All genres.', Genre),
  },
} as const satisfies RestSource

/** A short list that a filter offers. */
function options<Row extends z.ZodType, Name extends string, Path extends string>(
  operationId: Name,
  path: Path,
  description: string,
  row: Row,
) {
  return {
    operationId,
    access: 'public' as const,
    method: 'GET' as const,
    path,
    localeOptional: true,
    description,
    pathParameters: { locale: Locale },
    answer: z.array(row),
  }
}
