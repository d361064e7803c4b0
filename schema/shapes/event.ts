import { z } from 'zod'
import { productionDetails } from './production-details.ts'
import { picture } from './images.ts'
import { EventTag, ExhibitionType, Genre, LocalizedSlug, Room, Series } from './options.ts'
import { ListEntryKind } from './programme.ts'
import {
  Address,
  Id,
  LocalDate,
  LocalTime,
  OffsetDateTime,
  Price,
  Slug,
  idOf,
  OptionalText,
} from './scalars.ts'
import { SeatGroup } from './seats.ts'
import { VenueSummary } from './venue.ts'

/** The labels of [4]; `on_sale` is for events without a label. */
export const eventStatuses = [
  'on_sale',
  'sold_out',
  'canceled',
  'postponed',
  'waiting_list',
  'closed',
  'past_event',
  'advance_sale',
  'online_sale_ended',
] as const

export const EventStatus = z.enum(eventStatuses).meta({
  id: 'EventStatus',
  title: 'EventStatus',
  'x-enum-descriptions': {
    on_sale: 'Tickets are sold.',
    sold_out: 'No tickets are left.',
    canceled: 'It does not take place.',
    postponed: 'It takes place on another day, which is not known yet.',
    waiting_list: 'No tickets are left, but there is a waiting list.',
    closed: 'Tickets are not sold to the public.',
    past_event: 'The event is over.',
    advance_sale: 'Tickets are sold in advance, before the general sale.',
    online_sale_ended: 'Tickets are sold at the box office only.',
  },
  description: 'Whether tickets are on sale, and if not, why.',
})

export const eventOccurrences = ['scheduled', 'rescheduled', 'postponed', 'canceled'] as const

export const EventOccurrence = z.enum(eventOccurrences).meta({
  id: 'EventOccurrence',
  title: 'EventOccurrence',
  'x-enum-descriptions': {
    scheduled: 'As announced.',
    rescheduled: 'On another day than first announced.',
    postponed: 'On another day, which is not known yet.',
    canceled: 'The event does not take place.',
  },
  description: 'Whether an event takes place as announced. Remains after the event is over.',
})

export const FormerDate = z
  .object({
    day: LocalDate.describe('Calendar day in the time zone of the theatre.'),
    time: LocalTime.nullable().describe(
      'Time in the time zone of the theatre; e.g. "19:30". Null if only the day was known.',
    ),
    date_start: OffsetDateTime.describe(
      'The same as a point in time; midnight if only the day was known.',
    ),
  })
  .meta({
    id: 'FormerDate',
    title: 'FormerDate',
    description: 'The date for which a rescheduled event was first announced.',
  })

export const SeriesSummary = z
  .object(Series.pick({ id: true, name: true, slug: true, slugs: true }).shape)
  .meta({
    id: 'SeriesSummary',
    title: 'SeriesSummary',
    description: 'A series with its name only.',
  })

/** A production as others embed it. A subset of the fields of `Production`. */
export const ProductionSummary = z
  .object({
    id: idOf('production'),
    slug: Slug,
    slugs: LocalizedSlug,
    title: z.string().describe('Title of the production.'),
    subtitle: OptionalText.describe('Line below the title; may be empty.'),
  })
  .meta({
    id: 'ProductionSummary',
    title: 'ProductionSummary',
    description: 'A production with its title only.',
  })

export const EventPrice = z
  .object({
    id: idOf('price category'),
    name: z.string().describe('Name of the price category; e.g. "Kategorie A".'),
    price: Price.describe('Price of one ticket.'),
    text: OptionalText.describe('Note about the price category; may be empty.'),
  })
  .meta({
    id: 'EventPrice',
    title: 'EventPrice',
    description: 'The price of a ticket of one price category.',
  })

export const EventListItem = z
  .object({
    xtype: ListEntryKind,
    id: idOf('event'),
    id_jet: Id.describe('Number of the event in the ticketing system; e.g. 296.'),
    slug: Slug,
    slugs: LocalizedSlug,
    preline: OptionalText.describe('Line above the title; may be empty.'),
    title: z.string().describe('Title of the event.'),
    subtitle: OptionalText.describe('Line below the title; may be empty.'),
    teaser: OptionalText.describe('Introduction of one or two sentences; may be empty.'),
    date_start: OffsetDateTime.describe('Start of the event; midnight if only the day is known.'),
    date_end: OffsetDateTime.nullable().describe('End of the event; null if unknown.'),
    day: LocalDate.describe('Calendar day of the start in the time zone of the theatre.'),
    time: LocalTime.nullable().describe(
      'Time of the start in the time zone of the theatre; e.g. "19:30". Null if only the day is known.',
    ),
    event_type_new: ExhibitionType.nullable().describe('Kind of event; null if it has none.'),
    status: EventStatus,
    occurrence: EventOccurrence,
    moved_from: FormerDate.nullable().describe(
      'Date before the event was rescheduled; null if it was not.',
    ),
    ticket_url: Address.nullable().describe(
      'Address at which tickets are sold; null if there are none.',
    ),
    price_from: Price.nullable().describe('Lowest price above 0.00; null if there is none.'),
    sale_starts_on: LocalDate.nullable().describe('First day of the sale; null if no day is set.'),
    production_id: Id.nullable().describe(
      'Number of the production of the event; null if it belongs to none.',
    ),
    production: ProductionSummary.nullable().describe(
      'Production of the event; null if it belongs to none.',
    ),
    venue: VenueSummary.describe('Venue of the event.'),
    room: Room.nullable().describe('Room of the event; null if it is not set.'),
    genre: Genre.nullable().describe('Genre, such as opera or drama; null if it is not set.'),
    series: z.array(SeriesSummary).describe('Series that the event belongs to; may be empty.'),
    tags: z.array(EventTag).describe('Tags of the event; may be empty.'),
    revision: z
      .int()
      .describe(
        'Revision number; increases with every change of the event, its production, its venue or its room.',
      ),
    changed_at: OffsetDateTime.describe(
      'Time of the last change of the event, its production, its venue or its room.',
    ),
    ...picture,
  })
  .meta({
    id: 'EventListItem',
    title: 'EventListItem',
    description: 'An event with the fields that lists show.',
  })

/** An event as its production lists it. A subset of the fields of `EventListItem`. */
export const EventDate = z
  .object(
    EventListItem.pick({
      id: true,
      id_jet: true,
      slug: true,
      slugs: true,
      date_start: true,
      date_end: true,
      day: true,
      time: true,
      status: true,
      occurrence: true,
      ticket_url: true,
      price_from: true,
      sale_starts_on: true,
      venue: true,
      room: true,
    }).shape,
  )
  .meta({
    id: 'EventDate',
    title: 'EventDate',
    description: 'An event of a production, without what the production itself says.',
  })

export const Event = z
  .object({
    ...EventListItem.shape,
    ...productionDetails,
    prices: z.array(EventPrice).describe('Price categories, most expensive first.'),
    seat_groups: z
      .array(SeatGroup)
      .describe('Seat groups as planned. `eventOffer` returns their current availability.'),
    children: z
      .array(EventListItem)
      .describe('Events that belong to this one, such as an introduction or a talk; may be empty.'),
    events: z
      .array(EventListItem)
      .describe('Other events of the same production from now on, earliest first; 50 at most.'),
  })
  .meta({
    id: 'Event',
    title: 'Event',
    description: 'An event: a date of a production, or a standalone occasion.',
  })
