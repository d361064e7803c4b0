import { z } from 'zod'
import { picture } from './images.ts'
import { Address, Id, LocalDate, idOf, OptionalText } from './scalars.ts'

export const ListEntryKind = z.enum(['event', 'teaser']).meta({
  id: 'ListEntryKind',
  title: 'ListEntryKind',
  'x-enum-descriptions': { event: 'An event.', teaser: 'A promotion between events.' },
  description: 'Kind of an entry in the programme.',
})

export const Teaser = z
  .object({
    xtype: ListEntryKind,
    id: idOf('teaser'),
    position: LocalDate.describe('Day at the end of which the teaser is shown.'),
    name: z.string().describe('Internal name for staff; not shown to visitors.'),
    preline: OptionalText.describe('Line above the headline; may be empty.'),
    headline: z.string().describe('Headline of the teaser.'),
    subline: OptionalText.describe('Line below the headline; may be empty.'),
    link: Address.describe(
      'Link target: a path on this site if it starts with a slash, else an address.',
    ),
    link_text: OptionalText.describe('Text of the link; may be empty.'),
    ...picture,
  })
  .meta({
    id: 'Teaser',
    title: 'Teaser',
    description: 'A promotional teaser, shown between the days of the programme.',
  })

export const Calendar = z
  .object({
    dates: z
      .array(LocalDate)
      .describe(
        'Days with events that match the filters, from the first day of the month of `date` on; 400 at most.',
      ),
    first: LocalDate.nullable().describe(
      'First day with any event, regardless of the filters; null if there are no events.',
    ),
    last: LocalDate.nullable().describe(
      'Last day with any event, regardless of the filters; null if there are no events.',
    ),
    today: LocalDate.describe('Today’s date in the time zone of the theatre.'),
  })
  .meta({ id: 'Calendar', title: 'Calendar', description: 'Days with events.' })

const OptionCount = z
  .object({
    id: Id.describe('Number of the option; e.g. 3.'),
    count: z.int().describe('Number of events if this option is selected.'),
  })
  .meta({
    id: 'OptionCount',
    title: 'OptionCount',
    description: 'Number of events for an option of a filter.',
  })

const countsOf = (what: string) => z.array(OptionCount).describe(`${what} with at least one event.`)

export const EventCounts = z
  .object({
    rooms: countsOf('Rooms'),
    venues: countsOf('Venues'),
    types: countsOf('Exhibition types (by number)'),
    tags: countsOf('Tags'),
    series: countsOf('Series'),
    genres: countsOf('Genres'),
  })
  .meta({
    id: 'EventCounts',
    title: 'EventCounts',
    description:
      'Number of events for each option of each filter, given the selection in the other filters.',
  })
