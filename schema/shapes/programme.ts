import { z } from 'zod'
import { picture } from './images.ts'
import { Id, LocalDate } from './scalars.ts'

export const ListEntryKind = z.enum(['event', 'teaser']).meta({
  id: 'ListEntryKind',
  title: 'ListEntryKind',
  description: 'What an entry of the programme is.',
})

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
