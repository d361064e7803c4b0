import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/path-for.ts'
import { dayForAddress } from '#lib/days.ts'

/**
 * Address of a page of the programme, as `/de/programm?date=01-12-2026&page=2`. Without a first day it begins today; the
 * first page has no number.
 */
export function programmeAddress(
  list: { date?: string | undefined; page?: number },
  locale: Locale,
): string {
  const query = [
    list.date && `date=${dayForAddress(list.date)}`,
    list.page && list.page > 1 && `page=${list.page}`,
  ].filter(Boolean)
  return [pathFor('events', {}, locale), ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}
