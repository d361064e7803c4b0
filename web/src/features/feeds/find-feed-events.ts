import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  CalendarEvent_eventFragmentDoc,
  EventFeedDocument,
  type EventFeedQuery,
  type EventFeedQueryVariables,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** What a feed is about: the same choice as in the list of events. */
export type FeedFilter = Omit<EventFeedQueryVariables, 'locale' | 'after'>

/** The page size of the operation. */
const pageSize = 100

/** The cache tags of a feed's events. */
export const feedTags = tagsOfRead.events()

/** The events of a feed in order: from the given day or from today, up to a maximum. */
export async function findFeedEvents(
  filter: FeedFilter,
  { locale, most }: { locale: Locale; most: number },
): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = []
  let after: string | null = null
  for (let page = 1; page <= Math.ceil(most / pageSize); page += 1) {
    const { events }: EventFeedQuery = await read({
      document: EventFeedDocument,
      variables: { ...filter, locale: graphLocale(locale), after },
      tags: feedTags,
    })
    found.push(...readFragment(CalendarEvent_eventFragmentDoc, events?.nodes ?? []))
    if (!events?.pageInfo.hasNextPage) break
    after = events.pageInfo.endCursor
  }
  return found.slice(0, most)
}
