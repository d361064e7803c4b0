import { pino } from 'pino'
import { expect, test } from 'vitest'
import { cursorBefore } from '@foyer/schema/shapes/page-cursor.ts'
import { createTestGateway } from './testing/test-gateway.ts'

const parts = (text: string) => [{ text, is_match: false }]
const found = { id: 7, lead: '', excerpt: [] }

test('S-04 results of every kind share an interface, in one call', async () => {
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
  const response = await ask(`{
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
  expect(response).toEqual({
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

test('S-04 a kind of result that only a newer origin knows is left out and logged, and the others stay', async () => {
  const lines: { kinds?: string[] }[] = []
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line) as object) })
  const results = [
    { ...found, type: 'hologram', title: parts('Neu') },
    { ...found, type: 'page', path: 'haus', title: parts('Haus') },
  ]
  const { ask } = createTestGateway(
    ({ url }) => ({
      body: url.pathname.includes('autocomplete')
        ? results.map(({ type }) => ({ title: type, kind: type, type }))
        : { count: 2, next: null, previous: null, results },
    }),
    { log },
  )
  const { data, errors } = await ask(`{
    searchOthers(locale: DE, query: "Haus") { nodes { kind } edges { node { kind } } }
    searchSuggestions(locale: DE, query: "Haus") { kind }
  }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    searchOthers: { nodes: [{ kind: 'PAGE' }], edges: [{ node: { kind: 'PAGE' } }] },
    searchSuggestions: [{ kind: 'PAGE' }],
  })
  expect(lines.filter(({ kinds }) => kinds?.includes('hologram'))).not.toEqual([])
})

test.each(['a&page=9', '#?', '../../user', '100 %', 'Möwe', '🎭'])(
  'S-03 the term "%s" stays one value of the query',
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
