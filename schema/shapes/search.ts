import { z } from 'zod'
import { EventListItem } from './event.ts'
import { paged } from './paging.ts'
import { Id, PagePath, Slug } from './scalars.ts'

/** Everything that can be found. */
export const SearchedKind = z
  .enum(['event', 'production', 'person', 'series', 'venue', 'page', 'article'])
  .meta({ id: 'SearchedKind', title: 'SearchedKind', description: 'What was found.' })
export type SearchedKind = z.output<typeof SearchedKind>

export const SearchPart = z
  .object({
    text: z.string().describe('The words, without markup.'),
    is_match: z.boolean().describe('Whether they are what was searched for.'),
  })
  .meta({
    id: 'SearchPart',
    title: 'SearchPart',
    description: 'A piece of a text. All pieces together are the text.',
  })

const found = {
  title: z.array(SearchPart).describe('The title.'),
  excerpt: z.array(SearchPart).describe('A piece of its text around what was found; may be empty.'),
}

export const SearchedEvent = z
  .object({ ...found, event: EventListItem.describe('The event, as lists show it.') })
  .meta({ id: 'SearchedEvent', title: 'SearchedEvent', description: 'An event that was found.' })

function thing<const Kind extends string, Own extends z.ZodRawShape>(kind: Kind, own: Own) {
  const name = `Searched${kind[0]!.toUpperCase()}${kind.slice(1)}`
  return z
    .object({
      type: z.literal(kind).describe('What it is.'),
      id: Id,
      ...found,
      lead: z.string().describe('What lists say beside the title; may be empty.'),
      ...own,
    })
    .meta({ id: name, title: name, description: `A ${kind} that was found.` })
}

/** What is no event, by its kind. */
export const SearchedThing = z
  .discriminatedUnion('type', [
    thing('production', { slug: Slug }),
    thing('person', { slug: Slug }),
    thing('series', { slug: Slug }),
    thing('venue', { slug: Slug }),
    thing('article', { slug: Slug }),
    thing('page', { path: PagePath }),
  ])
  .meta({
    id: 'SearchedThing',
    title: 'SearchedThing',
    description:
      'What was found and is no event: production, person, series, venue, article, page.',
  })

export const SearchedEventList = paged('SearchedEventList', SearchedEvent)
export const SearchedThingList = paged('SearchedThingList', SearchedThing)

export const SearchSuggestion = z
  .object({
    title: z.string().describe('Words to search for.'),
    kind: SearchedKind.describe('What has this title.'),
  })
  .meta({
    id: 'SearchSuggestion',
    title: 'SearchSuggestion',
    description: 'What somebody who types might mean.',
  })

export const SearchCounts = z
  .object({
    event_count: z.int().describe('How many events are found.'),
    other_count: z.int().describe('How much else is found.'),
    similar: z
      .array(SearchSuggestion)
      .describe('What may have been meant, where nothing is found.'),
  })
  .meta({
    id: 'SearchCounts',
    title: 'SearchCounts',
    description: 'How much a search finds.',
  })
