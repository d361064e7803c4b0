import { cursorBefore } from '@foyer/schema/shapes/page-cursor.ts'
import type { MoreProductionsQueryVariables } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { findDayInAddress } from '#lib/time/day-in-address.ts'
import { findId } from '#lib/find-id.ts'
import { listQuery } from '#lib/list-query.ts'

/** The filters of the list of productions; all of them optional, and combined. */
export type ProductionFilter = {
  season: number | undefined
  /** Slug of an exhibition type. */
  exhibitionType: string | undefined
  tag: number | undefined
  /** Such as `2026-12-01`: only productions with dates from then on. */
  date: string | undefined
}

/** The filter in a query. Invalid values are ignored. */
export function readProductionFilter(query: URLSearchParams): ProductionFilter {
  return {
    season: findId(query.get('season') ?? ''),
    exhibitionType: query.get('exhibition_type') ?? undefined,
    tag: findId(query.get('tag') ?? ''),
    date: findDayInAddress(query.get('date') ?? ''),
  }
}

export const isChosen = (filter: ProductionFilter) =>
  Object.values(filter).some((value) => value !== undefined)

/** Address of a page of the list, such as `/de/produktionen?page=2&season=1`. */
export function productionsAddress(
  list: { filter: ProductionFilter; page?: number },
  locale: Locale,
): string {
  const { exhibitionType, ...filter } = list.filter
  const query = listQuery({ ...filter, exhibition_type: exhibitionType, page: list.page })
  return pathFor('productions', {}, locale) + query
}

/** The variables of a page of the list. */
export function productionVariables(
  filter: ProductionFilter,
  { page, locale }: { page: number; locale: Locale },
) {
  return {
    locale: graphLocale(locale),
    season: filter.season ?? null,
    exhibitionType: filter.exhibitionType ?? null,
    tag: filter.tag ?? null,
    date: filter.date ?? null,
    after: cursorBefore(page),
  } satisfies MoreProductionsQueryVariables
}
