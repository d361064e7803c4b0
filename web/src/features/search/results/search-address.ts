import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import type { searchTabs } from '#i18n/search-tabs.ts'

export type SearchTab = (typeof searchTabs)[number]

/** The term, the tab and the page; without a tab the first with results. */
export type Search = { term: string; tab?: SearchTab | undefined; page?: number }

/** Address of a search, such as `/de/search/others/2?q=Hamlet`. */
export function searchAddress({ term, tab, page = 1 }: Search, locale: Locale): string {
  const place = tab && { category: tab, ...(page > 1 && { page }) }
  const query = term && `?${new URLSearchParams({ q: term })}`
  return `${pathFor('search', { ...place }, locale)}${query}`
}
