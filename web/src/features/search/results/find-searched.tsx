import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { cursorBefore } from '@foyer/schema/shapes/page-cursor.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  SearchCounts_searchFragmentDoc,
  SearchEventsDocument,
  SearchOthersDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { FoundEvent } from './found-event.tsx'
import { OtherResult } from './other-result.tsx'
import type { Search, SearchTab } from './search-address.ts'

type Shown = { locale: Locale }
type Context = Shown & { read: Read }
type SearchOptions = { term: string; page: number }

/**
 * The results of a search, in the requested tab, else in the first with results that are not over; null beyond the last page.
 */
export async function findSearched({ term, tab, page = 1 }: Search, context: Context) {
  const options = { term, page }
  if (tab === 'others') return findOthers(options, context)
  const events = await findEvents(options, context)
  if (tab === 'events' || !events) return events
  const counts = readFragment(SearchCounts_searchFragmentDoc, events.counts)
  // Without events `every` is true as well.
  return events.areOver && counts.otherCount > 0 ? findOthers(options, context) : events
}

async function findEvents(options: SearchOptions, { read, ...shown }: Context) {
  const { search, searchEvents, ...answers } = await read({
    document: SearchEventsDocument,
    ...searchVariables(options, shown),
  })
  if (!search || !searchEvents) return null
  const labels = searchEvents.nodes.map(({ excerpt }) => excerpt.map(({ text }) => text).join(''))
  const rows = searchEvents.nodes.map((result, index) => (
    <li key={result.event.number}>
      <FoundEvent result={result} isAsAbove={labels[index] === labels[index - 1]} {...shown} />
    </li>
  ))
  const areOver = searchEvents.nodes.every(({ event }) => event.sale === 'PAST_EVENT')
  return { tab: 'events' as SearchTab, page: options.page, counts: search, answers, rows, areOver }
}

async function findOthers(options: SearchOptions, { read, ...shown }: Context) {
  const { search, searchOthers, ...answers } = await read({
    document: SearchOthersDocument,
    ...searchVariables(options, shown),
  })
  if (!search || !searchOthers) return null
  const rows = searchOthers.nodes.map((result, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a rank is what a result has
    <li key={index}>
      <OtherResult result={result} {...shown} />
    </li>
  ))
  return { tab: 'others' as SearchTab, page: options.page, counts: search, answers, rows }
}

function searchVariables({ term, page }: SearchOptions, { locale }: Shown) {
  return {
    variables: { locale: graphLocale(locale), query: term, after: cursorBefore(page) },
    tags: tagsOfRead.search(),
  }
}
