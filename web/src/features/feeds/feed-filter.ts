import { findId } from '#lib/find-id.ts'
import { findDayInAddress } from '#lib/time/day-in-address.ts'
import type { FeedFilter } from './find-feed-events.ts'

const numbers = ['room', 'venue', 'tag', 'series', 'genre'] as const

/** The choice in a feed's address; the front server has normalized the query. */
export function feedFilter(query: URLSearchParams): FeedFilter {
  const chosen = numbers.flatMap((name) => {
    const id = findId(query.get(name) ?? '')
    return id === undefined ? [] : [[name, id] as const]
  })
  const type = query.get('type')
  const date = findDayInAddress(query.get('date') ?? '')
  return {
    ...Object.fromEntries(chosen),
    ...(type && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(type) && { type }),
    ...(date && { date }),
  }
}
