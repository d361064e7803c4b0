import { z } from 'zod'
import { EventListItem } from './event.ts'
import { paged } from './paging.ts'
import { Address, PagePath, Slug, idOf, OptionalText } from './scalars.ts'

/** Kinds of search results. */
export const SearchedKind = z
  .enum(['event', 'production', 'person', 'series', 'venue', 'page', 'article'])
  .meta({
    id: 'SearchedKind',
    title: 'SearchedKind',
    'x-enum-descriptions': {
      event: 'An event.',
      production: 'A production.',
      person: 'A person.',
      series: 'A series.',
      venue: 'A venue.',
      page: 'A page that editors have written.',
      article: 'An article of the magazine.',
    },
    description: 'Kind of a search result.',
  })
export type SearchedKind = z.output<typeof SearchedKind>

export const SearchPart = z
  .object({
    text: z.string().describe('Plain text.'),
    is_match: z.boolean().describe('Whether this fragment matches the search term.'),
  })
  .meta({
    id: 'SearchPart',
    title: 'SearchPart',
    description:
      'A fragment of a text with highlighted matches. All fragments in order are the whole text.',
  })

const found = {
  title: z.array(SearchPart).describe('Title, as fragments with highlighted matches.'),
  excerpt: z
    .array(SearchPart)
    .describe('Excerpt around the match, as fragments; empty if only the title matches.'),
}

export const SearchedEvent = z
  .object({ ...found, event: EventListItem.describe('The event.') })
  .meta({
    id: 'SearchedEvent',
    title: 'SearchedEvent',
    description: 'An event as a search result.',
  })

function entity<const Kind extends string, Own extends z.ZodRawShape>(kind: Kind, own: Own) {
  const name = `Searched${kind[0]!.toUpperCase()}${kind.slice(1)}`
  return z
    .object({
      type: z.literal(kind).describe('Kind of the result.'),
      id: idOf(kind),
      ...found,
      lead: OptionalText.describe(
        'Additional line for lists, such as a profession or town; may be empty.',
      ),
      ...own,
    })
    .meta({ id: name, title: name, description: `${articleOf(kind)} ${kind} as a search result.` })
}

function articleOf(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'An' : 'A'
}

/** Results other than events, by their kind. */
export const OtherSearchResult = z
  .discriminatedUnion('type', [
    entity('production', { slug: Slug }),
    entity('person', { slug: Slug }),
    entity('series', { slug: Slug }),
    entity('venue', { slug: Slug }),
    entity('article', { slug: Slug }),
    entity('page', { path: PagePath }),
  ])
  .meta({
    id: 'OtherSearchResult',
    title: 'OtherSearchResult',
    description: 'A search result other than an event.',
  })

export const SearchedEventList = paged('SearchedEventList', SearchedEvent)
export const OtherSearchResultList = paged('OtherSearchResultList', OtherSearchResult)

export const SearchSuggestion = z
  .object({
    title: z.string().describe('Title to search for.'),
    kind: SearchedKind.describe('Kind of the object with this title.'),
  })
  .meta({
    id: 'SearchSuggestion',
    title: 'SearchSuggestion',
    description: 'A suggestion for a search term.',
  })

export const SearchAnswer = z
  .object({
    id: idOf('answer'),
    title: z.string().describe('Title of the answer.'),
    text: z.string().describe('The answer, in a sentence or two.'),
    link: Address.describe('Link target: a path on this site or an address.'),
    link_title: z.string().describe('Text of the link.'),
  })
  .meta({
    id: 'SearchAnswer',
    title: 'SearchAnswer',
    description: 'An answer to a common question, such as where to park.',
  })

export const SearchCounts = z
  .object({
    event_count: z.int().describe('Number of events found.'),
    other_count: z.int().describe('Number of other results found.'),
    similar: z.array(SearchSuggestion).describe('Similar titles; empty unless nothing was found.'),
  })
  .meta({
    id: 'SearchCounts',
    title: 'SearchCounts',
    description: 'Number of search results.',
  })
