import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'
import { dayForAddress } from '#lib/day-in-address.ts'

/** What a visitor has chosen in the list of productions; all of it optional, all of it together. */
export type ProductionFilter = {
  season: number | undefined
  /** Slug of an exhibition type. */
  exhibitionType: string | undefined
  tag: number | undefined
  /** As `2026-12-01`: only what is played from then on. */
  date: string | undefined
}

export const isChosen = (filter: ProductionFilter) =>
  Object.values(filter).some((value) => value !== undefined)

/** Address of a page of the list, as `/de/produktionen?page=2&season=1`. The first page has no number. */
export function productionsAddress(
  list: { filter: ProductionFilter; page?: number },
  locale: Locale,
): string {
  const { season, exhibitionType, tag, date } = list.filter
  const query = new URLSearchParams()
  if (date) query.set('date', dayForAddress(date))
  if (exhibitionType) query.set('exhibition_type', exhibitionType)
  if (list.page && list.page > 1) query.set('page', String(list.page))
  if (season) query.set('season', String(season))
  if (tag) query.set('tag', String(tag))
  const path = pathFor('productions', {}, locale)
  return query.size > 0 ? `${path}?${query}` : path
}
