import { z } from 'zod'
import { ArticleSummary } from './article-shapes.ts'
import { picture, SliderImage } from './images.ts'
import { EventTag, ExhibitionType, Genre, LocalizedSlug, Room, Series } from './options.ts'
import { Html, Id, LocalDate, OffsetDateTime, Price, Slug } from './scalars.ts'
import { SeatGroup } from './seat-shapes.ts'
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

export const ListEntryKind = z.enum(['event', 'teaser']).meta({
  id: 'ListEntryKind',
  title: 'ListEntryKind',
  description: 'What an entry of the programme is.',
})

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

export const ContributorGroup = z.enum(['team', 'cast']).meta({
  id: 'ContributorGroup',
  title: 'ContributorGroup',
  description: 'Behind the stage or on it.',
})

/** What programmes say of a person. A part of `Person`, field by field. */
export const PersonSummary = z
  .object({ id: Id, slug: Slug, name: z.string().describe('First and last name.') })
  .meta({
    id: 'PersonSummary',
    title: 'PersonSummary',
    description: 'A person, as programmes name them.',
  })

export const Contributor = z
  .object({
    group: ContributorGroup.describe('Behind the stage or on it.'),
    role: z.string().describe('What the person does, or whom they play.'),
    person_id: Id.describe('Number of the person.'),
    name: z.string().describe('First and last name.'),
    slug: Slug,
    person: PersonSummary.describe('Who it is.'),
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
    kind: ProgramKind.describe('A work, or an interval.'),
    composer: z.string().describe('Who wrote it; may be empty.'),
    title: z.string().describe('Name of the work; empty for an interval.'),
    movements: z.array(z.string()).describe('Its movements, acts or parts.'),
    minutes: z.int().nullable().describe('How long it lasts, where that is known.'),
  })
  .meta({
    id: 'ProgramEntry',
    title: 'ProgramEntry',
    description: 'A part of the evening, in order.',
  })

export const Sponsor = z
  .object({
    id: Id,
    name: z.string().describe('Name of the sponsor.'),
    url: z.string().nullable().describe('Its website.'),
  })
  .meta({ id: 'Sponsor', title: 'Sponsor', description: 'Who supports the evening.' })

/** What an event shares with its production, and shows in sections of its own [2]. */
export const evening = {
  important_info: Html.describe('What has to be known before coming; may be empty.'),
  description: Html.describe('About the evening.'),
  duration_minutes: z.int().nullable().describe('How long it lasts, where that is known.'),
  minimum_age: z.int().nullable().describe('From which age it is recommended, in years.'),
  language: z.string().describe('Language of the evening and its surtitles; may be empty.'),
  images: z.array(SliderImage).describe('Pictures of the slider.'),
  contributors: z.array(Contributor).describe('Team and cast, in order.'),
  video_url: z.string().nullable().describe('A film about it.'),
  programs: z.array(ProgramEntry).describe('Works and intervals, in order.'),
  sponsors: z.array(Sponsor).describe('Who supports it.'),
  promoter: z.string().nullable().describe('Who puts it on, where that is not the theatre.'),
  articles: z
    .array(ArticleSummary)
    .describe('What the magazine has written about it, newest first; 6 at most.'),
}

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

export const Teaser = z
  .object({
    xtype: ListEntryKind,
    id: Id,
    position: LocalDate.describe('The day at whose end it stands.'),
    name: z.string().describe('Name by which the house knows it.'),
    preline: z.string().describe('Line above the headline; may be empty.'),
    headline: z.string().describe('Headline.'),
    subline: z.string().describe('Line below the headline; may be empty.'),
    link: z.string().describe('Where it leads; a slash at the start stays on the site.'),
    link_text: z.string().describe('Words of the link; may be empty.'),
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
    first: LocalDate.nullable().describe('First day of all that has an event, whatever is chosen.'),
    last: LocalDate.nullable().describe('Last day of all that has an event, whatever is chosen.'),
    today: LocalDate.describe('The day that it is at the theatre.'),
  })
  .meta({ id: 'Calendar', title: 'Calendar', description: 'Days on which something happens.' })

const OptionCount = z
  .object({
    id: Id.describe('Number of the option.'),
    count: z.int().describe('How many events are left where it is chosen.'),
  })
  .meta({
    id: 'OptionCount',
    title: 'OptionCount',
    description: 'How many events an option of a filter leaves.',
  })

const countsOf = (what: string) => z.array(OptionCount).describe(`${what} with at least one event.`)

export const EventCounts = z
  .object({
    rooms: countsOf('Rooms'),
    types: countsOf('Exhibition types, by their number,'),
    tags: countsOf('Tags'),
    series: countsOf('Series'),
    genres: countsOf('Genres'),
  })
  .meta({
    id: 'EventCounts',
    title: 'EventCounts',
    description:
      'For every option of every filter, how many events are left where it takes the place of what is chosen in its own filter, beside what is chosen in the others.',
  })
