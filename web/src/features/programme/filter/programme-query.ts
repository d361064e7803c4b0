import { dayForAddress } from '#lib/day-in-address.ts'
import { filterKinds, type ProgrammeChoice } from './programme-choice.ts'

/**
 * What stands behind the path of the programme, its parameters sorted. Without a first day the list begins today; the first
 * page has no number.
 */
export function programmeQuery(list: ProgrammeChoice & { page?: number }): string {
  const query = new URLSearchParams()
  if (list.date) query.set('date', dayForAddress(list.date))
  for (const kind of filterKinds) if (list[kind]) query.set(kind, String(list[kind]))
  if (list.page && list.page > 1) query.set('page', String(list.page))
  query.sort()
  return query.size > 0 ? `?${query}` : ''
}
