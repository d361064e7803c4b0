import { writeCursor } from '@foyer/schema/shapes/page-cursor.ts'

const placeKey = Symbol('place')

/** Which rows were requested. */
export type Place = {
  /** Number of the origin's page, from 1. */
  page: number
  /** Rows a page, where it is not the usual number. */
  size: number | undefined
  /** How many rows of the page are left out, because they come before the cursor. */
  skipped: number
}

/** A page as the origin returns it. */
type OriginPage = {
  count: number
  next: string | null
  previous: string | null
  results: unknown[]
}

/** A page with its position in the list. */
export type Page = OriginPage & { [placeKey]: Place }

/** The page of the origin without rows that were not requested; anything else, such as an error, unchanged. */
export function atPlace(response: unknown, place: Place): unknown {
  if (!isOriginPage(response)) return response
  const results = place.skipped > 0 ? response.results.slice(place.skipped) : response.results
  return { ...response, results, [placeKey]: place } satisfies Page
}

export function edgesOf(page: Page) {
  return page.results.map((node, index) => ({ node, cursor: cursorOf(page, index) }))
}

export function pageInfoOf(page: Page) {
  const { results, next } = page
  const place = page[placeKey]
  const isEmpty = results.length === 0
  return {
    hasNextPage: next !== null,
    hasPreviousPage: place.page > 1 || place.skipped > 0,
    startCursor: isEmpty ? null : cursorOf(page, 0),
    endCursor: isEmpty ? null : cursorOf(page, results.length - 1),
  }
}

/** The cursor of the last row of a page points to the next page. That of the very last row points to an empty page, which is not an error. */
function cursorOf({ results, next, [placeKey]: place }: Page, index: number): string {
  const { page, size, skipped } = place
  const leadsToNextPage = next !== null && index === results.length - 1
  return writeCursor({ page, size, ...(!leadsToNextPage && { row: skipped + index }) })
}

function isOriginPage(response: unknown): response is OriginPage {
  return typeof response === 'object' && response !== null && 'results' in response
}
