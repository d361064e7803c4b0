import { expect, test } from 'vitest'
import { page, productionRow } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

test('numbers are a list in the graph, and joined for the origin', async () => {
  const { ask, calls } = createTestGateway(() => ({ body: page([productionRow(7)]) }))
  const { data, errors } = await ask(
    'query ($numbers: [Int!]) { productions(locale: DE, numbers: $numbers) { nodes { number } } }',
    { numbers: [7, 8] },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ productions: { nodes: [{ number: 7 }] } })
  expect(calls[0]!.url.searchParams.get('ids')).toBe('7,8')
})

test('without the argument a list is whole, and of no numbers it is empty without a call', async () => {
  const { ask, calls } = createTestGateway(() => ({ body: page([productionRow(7)]) }))
  const { data } = await ask(`{
    all: productions(locale: DE) { totalCount }
    none: productions(locale: DE, numbers: []) { totalCount nodes { number } pageInfo { hasNextPage } }
    noVenues: venues(locale: DE, numbers: []) { number }
  }`)
  expect(data).toEqual({
    all: { totalCount: 1 },
    none: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } },
    noVenues: [],
  })
  expect(calls).toHaveLength(1)
})

test.each([
  ['too many', Array.from({ length: 101 }, (_, index) => index + 1)],
  ['less than 1', [1, 0]],
])('%s are rejected before a call to the origin', async (_, numbers) => {
  const { ask, calls } = createTestGateway(() => ({ body: [] }))
  const { errors } = await ask(
    'query ($numbers: [Int!]) { series(locale: DE, numbers: $numbers) { name } }',
    { numbers },
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'numbers' })
  expect(calls).toEqual([])
})
