import { cursorBefore, writeCursor } from '@foyer/schema/shapes/page-cursor.ts'
import { describe, expect, test } from 'vitest'
import { eventRow } from '#testing/rows.ts'
import type { SeenCall } from '#testing/stub-origin.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

const titles = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `Abend ${first + index}`)

/** A programme of 25 events, as the origin returns it page by page. */
function programme({ url }: SeenCall) {
  const page = Number(url.searchParams.get('page') ?? 1)
  const size = Number(url.searchParams.get('page_size') ?? 10)
  const rows = titles(1, 25).slice((page - 1) * size, page * size)
  if (rows.length === 0) return { status: 404, body: { detail: 'Ungültige Seite.' } }
  const address = (number: number) => `http://origin.test/de/api/events/?page=${number}`
  return {
    body: {
      count: 25,
      next: page * size < 25 ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      results: rows.map((title, index) => ({ ...eventRow(index + 1), title })),
    },
  }
}

const selection =
  '{ totalCount nodes { title } edges { cursor node { title } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }'

type Connection = {
  totalCount: number
  nodes: { title: string }[]
  edges: { cursor: string; node: { title: string } }[]
  pageInfo: Record<'startCursor' | 'endCursor', string | null> &
    Record<'hasNextPage' | 'hasPreviousPage', boolean>
}

function open() {
  const { ask, calls } = createTestGateway(programme)
  return {
    calls,
    async events(args: { first?: number; after?: string | null } = {}) {
      const { data, errors } = await ask(
        `query ($first: Int, $after: String) { events(locale: DE, first: $first, after: $after) ${selection} }`,
        args,
      )
      return { events: data?.['events'] as unknown as Connection, error: errors?.[0] }
    },
  }
}

describe('a list in pages is a connection', () => {
  test.each([undefined, 4, 7, 25])(
    'by endCursor every node comes once, %s a page',
    async (first) => {
      const { events } = open()
      const seen: string[] = []
      for (let after: string | null = null; ;) {
        const page: Connection = (await events({ ...(first && { first }), after })).events
        expect(page.totalCount).toBe(25)
        expect(page.pageInfo.hasPreviousPage).toBe(after !== null)
        expect(page.edges.map(({ node }) => node)).toEqual(page.nodes)
        expect(page.pageInfo.startCursor).toBe(page.edges[0]?.cursor)
        seen.push(...page.nodes.map(({ title }) => title))
        after = page.pageInfo.endCursor
        if (!page.pageInfo.hasNextPage) break
      }
      expect(seen).toEqual(titles(1, 25))
    },
  )

  test('a page is one call; the usual number of nodes is not sent', async () => {
    const { events, calls } = open()
    const { pageInfo } = (await events({ first: 10 })).events
    await events({ first: 10, after: pageInfo.endCursor })
    expect(calls.map(({ url }) => url.search)).toEqual(['', '?page=2'])
  })

  test('after a node within a page comes the rest of that page', async () => {
    const { events } = open()
    const { edges } = (await events({ first: 5 })).events
    const rest = (await events({ after: edges[2]!.cursor })).events
    expect(rest.nodes.map(({ title }) => title)).toEqual(titles(4, 2))
    expect(rest.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true })
  })

  test('after the last node comes nothing, which is no error', async () => {
    const { events } = open()
    const last = (await events({ first: 25 })).events.pageInfo
    expect(last.hasNextPage).toBe(false)
    expect((await events({ after: last.endCursor })).events).toEqual({
      totalCount: 25,
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    })
  })

  test('pages of the site lead to the same places', async () => {
    const { events } = open()
    const second = (await events({ after: cursorBefore(2) })).events
    expect(second.nodes[0]?.title).toBe('Abend 11')
    expect(cursorBefore(3)).toBe(second.pageInfo.endCursor)
    expect((await events({ after: cursorBefore(9) })).error?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('no address of the origin is disclosed', async () => {
    const { events } = open()
    expect(JSON.stringify(await events())).not.toMatch(/origin|page=/)
  })
})

describe('an argument that makes no sense is refused as such, without a call', () => {
  test.each([
    ['first', { first: 0 }],
    ['first', { first: -1 }],
    ['first', { first: 101 }],
    ['after', { after: 'behind the moon' }],
    ['after', { after: writeCursor({ page: 99_999 }) }],
    ['after', { after: writeCursor({ page: 1, size: 101 }) }],
    ['first', { first: 4, after: writeCursor({ page: 1, size: 5 }) }],
  ])('%s of %j', async (argument, args) => {
    const { events, calls } = open()
    expect((await events(args)).error?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument,
    })
    expect(calls).toEqual([])
  })

  test('a list whose pages have one size takes no other', async () => {
    const { ask, calls } = createTestGateway(programme)
    const { errors } = await ask(
      '{ searchEvents(locale: DE, query: "Abend", first: 9) { totalCount } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'first' })
    expect(calls).toEqual([])
  })
})
