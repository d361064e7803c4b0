import { beforeEach, expect, test, vi } from 'vitest'
import { findFeedEvents } from './find-feed-events.ts'

const asked: { page: number; genre?: number }[] = []
let lastPage = Infinity

vi.mock('#graphql/read.ts', () => ({
  async read({ variables }: { variables: { page: number } }) {
    asked.push(variables)
    const next = variables.page < lastPage ? 'next' : null
    return { events: { next, results: Array.from({ length: 100 }, (_, id) => ({ id })) } }
  },
}))

beforeEach(() => {
  asked.length = 0
  lastPage = Infinity
})

test('P-06: a feed is bounded, however long the programme is', async () => {
  expect(await findFeedEvents({ genre: 3 }, { locale: 'de', most: 250 })).toHaveLength(250)
  expect(asked.map(({ page, genre }) => [page, genre])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('P-06: a feed asks no further than the programme goes', async () => {
  lastPage = 2
  expect(await findFeedEvents({}, { locale: 'de', most: 500 })).toHaveLength(200)
  expect(asked).toHaveLength(2)
})
