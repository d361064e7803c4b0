import { expect, test } from 'vitest'
import { cursorBefore } from '@foyer/schema/shapes/page-cursor.ts'
import { createTestGateway } from './testing/test-gateway.ts'

const parts = (text: string) => [{ text, is_match: false }]
const found = { id: 7, lead: '', excerpt: [] }

test('S-04 what is found shares an interface whatever its kind, in one call', async () => {
  const { ask, calls } = createTestGateway(() => ({
    body: {
      count: 2,
      next: null,
      previous: null,
      results: [
        { ...found, type: 'production', slug: 'hamlet', title: parts('Hamlet') },
        { ...found, type: 'page', path: 'haus/geschichte', title: parts('Geschichte') },
      ],
    },
  }))
  const answer = await ask(`{
    searchOthers(locale: DE, query: "Hamlet", after: "${cursorBefore(2)}") {
      totalCount
      nodes {
        __typename
        kind
        ... on SearchResult { title { text isMatch } }
        ... on SearchedProduction { slug }
        ... on SearchedPage { path }
      }
    }
  }`)
  expect(answer).toEqual({
    data: {
      searchOthers: {
        totalCount: 2,
        nodes: [
          {
            __typename: 'SearchedProduction',
            kind: 'PRODUCTION',
            slug: 'hamlet',
            title: [{ text: 'Hamlet', isMatch: false }],
          },
          {
            __typename: 'SearchedPage',
            kind: 'PAGE',
            path: 'haus/geschichte',
            title: [{ text: 'Geschichte', isMatch: false }],
          },
        ],
      },
    },
  })
  expect(calls).toHaveLength(1)
})

test.each(['a&page=9', '#?', '../../user', '100 %', 'Möwe', '🎭'])(
  'S-03 the term „%s“ stays one value of the query',
  async (term) => {
    const { ask, calls } = createTestGateway(() => ({ body: [] }))
    const { errors } = await ask(
      'query ($query: String!) { searchSuggestions(locale: EN, query: $query) { title } }',
      { query: term },
    )
    expect(errors).toBeUndefined()
    const { pathname, searchParams } = calls[0]!.url
    expect(pathname).toBe('/en/api/search/autocomplete/')
    expect([...searchParams]).toEqual([['query', term]])
  },
)
