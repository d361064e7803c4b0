import { z } from 'zod'
import { picture, ImageObject } from './images.ts'
import { EventTag, ExhibitionType, Genre, LocalizedSlug, Room, Series } from './options.ts'
import { Html, Id, LocalDate, OffsetDateTime, Price, Slug } from './scalars.ts'
import { VenueSummary } from './venues.ts'

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

export const SeriesSummary = z
  .object(Series.pick({ id: true, name: true, slug: true, slugs: true }).shape)
  .meta({ id: 'SeriesSummary', title: 'SeriesSummary' })

/** What lists say of a production. A part of `Production`, field by field. */
export const ProductionSummary = z
  .object({ id: Id, slug: Slug, slugs: LocalizedSlug, title: z.string(), subtitle: z.string() })
  .meta({ id: 'ProductionSummary', title: 'ProductionSummary' })

export const EventPrice = z
  .object({
    id: Id,
    name: z.string().describe('Price category.'),
    price: Price,
    text: z.string().describe('What is said about it; may be empty.'),
  })
  .meta({
    id: 'EventPrice',
    title: 'EventPrice',
    description: 'What a ticket of one category costs.',
  })

export const EventListItem = z
  .object({
    xtype: z.literal('event'),
    id: Id,
    id_jet: Id.describe('Number of the event in the ticketing.'),
    slug: Slug,
    slugs: LocalizedSlug,
    preline: z.string().describe('Line above the title; may be empty.'),
    title: z.string(),
    subtitle: z.string().describe('Line below the title; may be empty.'),
    teaser: z.string().describe('One or two sentences; may be empty.'),
    date_start: OffsetDateTime,
    date_end: OffsetDateTime.nullable(),
    day: LocalDate.describe('Day of the beginning, in the time zone of the theatre.'),
    time: z
      .string()
      .nullable()
      .describe(
        'Time of the beginning at the theatre, as 19:30. Empty where only the day is known.',
      ),
    event_type_new: ExhibitionType.nullable(),
    status: EventStatus,
    ticket_url: z.string().nullable(),
    price_from: Price.nullable().describe('Lowest price above 0.00.'),
    production_id: Id.nullable(),
    production: ProductionSummary.nullable(),
    venue: VenueSummary,
    room: Room.nullable(),
    genre: Genre.nullable(),
    series: z.array(SeriesSummary),
    tags: z.array(EventTag),
    ...picture,
  })
  .meta({ id: 'EventListItem', title: 'EventListItem', description: 'An event, as lists show it.' })

export const ContributorGroup = z
  .enum(['team', 'cast'])
  .meta({
    id: 'ContributorGroup',
    title: 'ContributorGroup',
    description: 'Behind the stage or on it.',
  })

export const Contributor = z
  .object({
    group: ContributorGroup,
    role: z.string().describe('What the person does, or whom they play.'),
    person_id: Id,
    name: z.string(),
    slug: Slug,
    ...picture,
  })
  .meta({
    id: 'Contributor',
    title: 'Contributor',
    description: 'A person with their part in an evening.',
  })

export const ProgramKind = z
  .enum(['work', 'interval'])
  .meta({ id: 'ProgramKind', title: 'ProgramKind', description: 'A work, or an interval.' })

export const ProgramEntry = z
  .object({
    kind: ProgramKind,
    composer: z.string().describe('May be empty.'),
    title: z.string().describe('May be empty for an interval.'),
    movements: z.array(z.string()),
    minutes: z.int().nullable(),
  })
  .meta({
    id: 'ProgramEntry',
    title: 'ProgramEntry',
    description: 'A part of the evening, in order.',
  })

export const Sponsor = z
  .object({ id: Id, name: z.string(), url: z.string().nullable() })
  .meta({ id: 'Sponsor', title: 'Sponsor', description: 'Who supports the evening.' })

/** What an event shares with its production, and shows in sections of its own [2]. */
export const evening = {
  important_info: Html.describe('What has to be known before coming; may be empty.'),
  description: Html,
  duration_minutes: z.int().nullable(),
  minimum_age: z.int().nullable(),
  language: z.string().describe('Language of the evening and its surtitles; may be empty.'),
  images: z.array(ImageObject).describe('Pictures of the slider.'),
  contributors: z.array(Contributor),
  video_url: z.string().nullable(),
  programs: z.array(ProgramEntry),
  sponsors: z.array(Sponsor),
  promoter: z.string().nullable().describe('Who puts it on, where that is not the theatre.'),
}

export const Event = z
  .object({
    ...EventListItem.shape,
    ...evening,
    prices: z.array(EventPrice),
    children: z
      .array(EventListItem)
      .describe('Events that belong to this one: introduction, talk.'),
    events: z
      .array(EventListItem)
      .describe('Other dates of the same production from now on; 50 at most.'),
  })
  .meta({ id: 'Event', title: 'Event', description: 'An event with all that its page shows.' })

export const Teaser = z
  .object({
    xtype: z.literal('teaser'),
    id: Id,
    position: LocalDate.describe('The day at whose end it stands.'),
    name: z.string(),
    preline: z.string(),
    headline: z.string(),
    subline: z.string(),
    link: z.string(),
    link_text: z.string(),
    ...picture,
  })
  .meta({
    id: 'Teaser',
    title: 'Teaser',
    description: 'A promotion that stands between the days of the programme.',
  })

export const Calendar = z
  .object({
    dates: z
      .array(LocalDate)
      .describe('Days with events from the first of the given month on; 400 at most.'),
    first: LocalDate.nullable().describe('First day of all that has an event.'),
    last: LocalDate.nullable().describe('Last day of all that has an event.'),
  })
  .meta({ id: 'Calendar', title: 'Calendar', description: 'Days on which something happens.' })
