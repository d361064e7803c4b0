import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { EventFeedDocument, type EventFeedQueryVariables } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import type { CalendarEvent } from './calendar-event.ts'

/** What a feed is about: the same choice as in the list of events. */
export type FeedFilter = Omit<EventFeedQueryVariables, 'locale' | 'page'>

const pageSize = 100

/** What the events of a feed are read under. */
export const feedTags = tagsOfRead.events()

/** The events of a feed in order of time: from the given day on or from today, `most` at most. */
export async function findFeedEvents(
  filter: FeedFilter,
  { locale, most }: { locale: Locale; most: number },
): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = []
  for (let page = 1; page <= Math.ceil(most / pageSize); page += 1) {
    const { events } = await read({
      document: EventFeedDocument,
      variables: { ...filter, locale: graphLocale(locale), page },
      tags: feedTags,
    })
    found.push(...(events?.results ?? []))
    if (!events?.next) break
  }
  return found.slice(0, most)
}
