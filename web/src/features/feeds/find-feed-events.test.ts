import { beforeEach, expect, test, vi } from 'vitest'
import { findFeedEvents } from './find-feed-events.ts'

const requests: { after: string | null; genre?: number }[] = []
let lastPage = Infinity

vi.mock('#graphql/read.ts', () => ({
  async read({ variables }: { variables: { after: string | null } }) {
    requests.push(variables)
    const nodes = Array.from({ length: 100 }, (_, number) => ({ number }))
    const pageInfo = {
      hasNextPage: requests.length < lastPage,
      endCursor: `page ${requests.length}`,
    }
    return { events: { nodes, pageInfo } }
  },
}))

beforeEach(() => {
  requests.length = 0
  lastPage = Infinity
})

test('P-06: a feed is bounded, however long the programme is', async () => {
  expect(await findFeedEvents({ genre: 3 }, { locale: 'de', most: 250 })).toHaveLength(250)
  expect(requests.map(({ after, genre }) => [after, genre])).toEqual([
    [null, 3],
    ['page 1', 3],
    ['page 2', 3],
  ])
})

test('P-06: a feed requests no page beyond the programme', async () => {
  lastPage = 2
  expect(await findFeedEvents({}, { locale: 'de', most: 500 })).toHaveLength(200)
  expect(requests).toHaveLength(2)
})
