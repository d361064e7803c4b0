/** One search: the gateway's field and the origin's path. */
export type SearchCall = { locale: 'de' | 'en'; term: string; field: string; path: string }

const terms = {
  de: ['Zauber', 'Zauberflöte', 'koenigsommer', 'Mondgarten', 'Wintereise', 'Marchen', 'Brükemeer'],
  en: ['magic', 'summernight', 'qeenbird', 'storygarden', 'jurney', 'mirror 77', 'bridg'],
} as const

const searchFields = {
  'Search for everything that is no event': {
    field: 'searchOthers',
    path: 'others',
    selection: '{ totalCount nodes { __typename } }',
    of: (term: string) => [term],
  },
  'Suggestions while somebody types': {
    field: 'searchSuggestions',
    path: 'autocomplete',
    selection: '{ title }',
    // As typed, from the second letter on.
    of: (term: string) =>
      Array.from({ length: term.length - 1 }, (_, index) => term.slice(0, index + 2).toLowerCase()),
  },
} as const

/** The searches, by the title of their comparison. */
export const searchCalls: Record<string, SearchCall[]> = Object.fromEntries(
  Object.entries(searchFields).map(([title, { field, path, selection, of }]) => [
    title,
    (['de', 'en'] as const).flatMap((locale) =>
      terms[locale].flatMap((whole) =>
        of(whole).map((term) => ({
          locale,
          term,
          field: `${field}(locale: $locale, query: $query) ${selection}`,
          path: `/${locale}/api/search/${path}/?query=${encodeURIComponent(term)}`,
        })),
      ),
    ),
  ]),
)
