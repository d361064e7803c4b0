import { search } from '@foyer/schema/rest/search.ts'
import { type Theatre, useTheatre } from './use-theatre.ts'

export const theatre = {} as Theatre

/** The theatre of a file of tests of the search. */
export const useSearch = () => useTheatre(theatre)

const { searchEvents, searchOthers } = search.operations
export const { searchSuggestions, search: summary } = search.operations

type Options = { locale?: 'de' | 'en'; page?: number }

export function ask(url: string, query: Record<string, string>) {
  return theatre.call({ url, query })
}

export async function eventsFor(query: string, { locale = 'de', page = 1 }: Options = {}) {
  const url = `/${locale}/api/search/events/`
  return searchEvents.response.parse((await ask(url, { query, page: String(page) })).body)
}

export async function othersFor(query: string, { locale = 'de', page = 1 }: Options = {}) {
  const url = `/${locale}/api/search/others/`
  return searchOthers.response.parse((await ask(url, { query, page: String(page) })).body)
}
