import { z } from 'zod'
import { evening } from './evening.ts'
import { picture } from './images.ts'
import { EventTag, ExhibitionType, Genre, LocalizedSlug, Room, Series } from './options.ts'
import { ListEntryKind } from './programme.ts'
import { Id, LocalDate, OffsetDateTime, Price, Slug } from './scalars.ts'
import { SeatGroup } from './seats.ts'
import { VenueSummary } from './venue.ts'

/** The labels of [4]; `on_sale` is an event that needs none. */
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

export const EventStatus = z
  .enum(eventStatuses)
  .meta({ id: 'EventStatus', title: 'EventStatus', description: 'Whether tickets can be had.' })

export const eventOccurrences = ['scheduled', 'rescheduled', 'postponed', 'canceled'] as const

export const EventOccurrence = z.enum(eventOccurrences).meta({
  id: 'EventOccurrence',
  title: 'EventOccurrence',
  description: 'Whether an event takes place as announced; still said when it is over.',
})

export const FormerDate = z
  .object({
    day: LocalDate.describe('Day, in the time zone of the theatre.'),
    time: z
      .string()
      .nullable()
      .describe('Time at the theatre, as 19:30. Empty where only the day was known.'),
    date_start: OffsetDateTime.describe('The same as a point in time.'),
  })
  .meta({ id: 'FormerDate', title: 'FormerDate', description: 'When a moved event was to begin.' })

export const SeriesSummary = z
  .object(Series.pick({ id: true, name: true, slug: true, slugs: true }).shape)
  .meta({ id: 'SeriesSummary', title: 'SeriesSummary', description: 'A series, as lists name it.' })

/** What lists say of a production. A part of `Production`, field by field. */
export const ProductionSummary = z
  .object({
    id: Id,
    slug: Slug,
    slugs: LocalizedSlug,
    title: z.string().describe('Title.'),
    subtitle: z.string().describe('Line below the title; may be empty.'),
  })
  .meta({
    id: 'ProductionSummary',
    title: 'ProductionSummary',
    description: 'A production, as lists name it.',
  })

export const EventPrice = z
  .object({
    id: Id,
    name: z.string().describe('Price category.'),
    price: Price.describe('What one ticket costs.'),
    text: z.string().describe('What is said about it; may be empty.'),
  })
  .meta({
    id: 'EventPrice',
    title: 'EventPrice',
    description: 'What a ticket of one category costs.',
  })

export const EventListItem = z
  .object({
    xtype: ListEntryKind,
    id: Id,
    id_jet: Id.describe('Number of the event in the ticketing.'),
    slug: Slug,
    slugs: LocalizedSlug,
    preline: z.string().describe('Line above the title; may be empty.'),
    title: z.string().describe('Title of the event.'),
    subtitle: z.string().describe('Line below the title; may be empty.'),
    teaser: z.string().describe('One or two sentences; may be empty.'),
    date_start: OffsetDateTime.describe('When it begins.'),
    date_end: OffsetDateTime.nullable().describe('When it is over, where that is known.'),
    day: LocalDate.describe('Day of the beginning, in the time zone of the theatre.'),
    time: z
      .string()
      .nullable()
      .describe(
        'Time of the beginning at the theatre, as 19:30. Empty where only the day is known.',
      ),
    event_type_new: ExhibitionType.nullable().describe('What kind of event it is.'),
    status: EventStatus,
    occurrence: EventOccurrence,
    moved_from: FormerDate.nullable().describe('Its date before it was moved.'),
    ticket_url: z.string().nullable().describe('Where tickets are sold.'),
    price_from: Price.nullable().describe('Lowest price above 0.00.'),
    sale_starts_on: LocalDate.nullable().describe('From which day on tickets are sold.'),
    production_id: Id.nullable().describe('Number of its production.'),
    production: ProductionSummary.nullable().describe('What is played.'),
    venue: VenueSummary.describe('Where it happens.'),
    room: Room.nullable().describe('On which stage.'),
    genre: Genre.nullable().describe('Opera, drama, dance …'),
    series: z.array(SeriesSummary).describe('Series it belongs to.'),
    tags: z.array(EventTag).describe('Its labels.'),
    revision: z
      .int()
      .describe('Rises with every change of the event, its production, its venue or its room.'),
    changed_at: OffsetDateTime.describe('When one of these was changed.'),
    ...picture,
  })
  .meta({ id: 'EventListItem', title: 'EventListItem', description: 'An event, as lists show it.' })

/** A date of a production, where the production itself has said what is played. A part of `EventListItem`. */
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
      ticket_url: true,
      price_from: true,
      venue: true,
      room: true,
    }).shape,
  )
  .meta({ id: 'EventDate', title: 'EventDate', description: 'A date of a production.' })

export const Event = z
  .object({
    ...EventListItem.shape,
    ...evening,
    prices: z.array(EventPrice).describe('Price categories, dearest first.'),
    seat_groups: z
      .array(SeatGroup)
      .describe('What is on sale; what of it can be had at this moment, `eventOffer` says.'),
    children: z
      .array(EventListItem)
      .describe('Events that belong to this one: introduction, talk.'),
    events: z
      .array(EventListItem)
      .describe('Other dates of the same production from now on; 50 at most.'),
  })
  .meta({ id: 'Event', title: 'Event', description: 'An event with all that its page shows.' })
