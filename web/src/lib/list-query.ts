import { dayForAddress } from '#lib/time/day-in-address.ts'
import { findId } from './find-id.ts'

type ListQuery = {
  /** First day of the list, such as `2026-12-01`; without one the list begins at its default. */
  date?: string | undefined
  /** Its last day. */
  to?: string | undefined
  page?: number | undefined
} & Record<string, string | number | undefined>

/**
 * The query of a list, its parameters sorted, such as `?date=01-12-2026&genre=3&page=2`. The first page has no number.
 */
export function listQuery({ date, to, page, ...chosen }: ListQuery): string {
  const query = new URLSearchParams()
  if (date) query.set('date', dayForAddress(date))
  if (to) query.set('to', dayForAddress(to))
  if (page && page > 1) query.set('page', String(page))
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, String(value))
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}

/** How many filters of a list are set. */
export const countFilters = (filter: object) =>
  Object.values(filter).filter((value) => value !== undefined).length

/** The page number in a query. */
export const readPage = (query: URLSearchParams) => findId(query.get('page') ?? '') ?? 1
