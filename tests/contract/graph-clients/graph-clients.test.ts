import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { createApollo } from './apollo.ts'
import { openGraph, type OpenGraph } from './open-graph.ts'
import { locales, type Operation, pageOperations } from './operations.ts'
import { createUrql } from './urql.ts'

/* Clients of other people with their default caches, against the gateway over a real origin. */

const soon = { timeout: 60_000, interval: 20 }
const clients = { 'Apollo Client': createApollo, urql: createUrql }
const eventTitle = (locale: string, number: number): Operation => ({
  query: `query EventTitle { event(locale: ${locale}, number: ${number}) { id title } }`,
  variables: {},
})

let graph: OpenGraph
let operations: Operation[]

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

// Advice on types without an id, which both keep within what holds them.
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

beforeAll(async () => {
  graph = await openGraph(inject('postgresUrl'))
  operations = locales.flatMap((locale) => pageOperations(graph.numbers, locale))
})
afterAll(() => graph?.close())

/** Clients add `__typename` to operations, and urql removes it from results. */
const withoutTypenames = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  )

/** The root fields of the pages that show the title. */
const pagesWith = (pages: unknown[], title: string) =>
  pages.filter((data) => JSON.stringify(data)?.includes(title)).map((data) => Object.keys(data!))

describe.each(Object.entries(clients))('G-01: the default cache of %s', (_client, create) => {
  test('holds after all pages in two languages what the gateway sent of each', async () => {
    const { fetch, responses } = graph.recordedFetch()
    const client = create({ url: graph.url, fetch })
    await graph.rename({ de: 'Alter Titel', en: 'Old title' })
    for (const operation of operations) await client.read(operation)
    expect(responses).toHaveLength(operations.length)
    const pages = await Promise.all(operations.map((operation) => client.readCache(operation)))
    expect(withoutTypenames(pages)).toEqual(withoutTypenames(responses))

    // A new title of an event is shown wherever the event is, in its language only.
    await graph.rename({ de: 'Neuer Titel', en: 'New title' })
    await client.refetch(eventTitle('DE', graph.numbers.event))
    const shown = await Promise.all(operations.map((operation) => client.readCache(operation)))
    const [german, english] = [shown.slice(0, shown.length / 2), shown.slice(shown.length / 2)]
    expect(pagesWith(german, 'Alter Titel')).toEqual([])
    expect(pagesWith(german, 'Neuer Titel')).toEqual(pagesWith(english, 'Old title'))
    expect(pagesWith(german, 'Neuer Titel').length).toBeGreaterThan(3)
    expect(pagesWith(english, 'New title')).toEqual([])
  })

  test('fetches no page again because of another one', async () => {
    const { fetch, responses } = graph.recordedFetch()
    const client = create({ url: graph.url, fetch })
    const shown = new Map<Operation, unknown>()
    for (const [index, operation] of operations.entries()) {
      onTestFinished(client.watch(operation, (data) => shown.set(operation, data)))
      await expect.poll(() => shown.size, soon).toBe(index + 1)
    }
    // If a field were missing in the cache, the client would have sent a request before this round trip ends.
    await client.refetch(eventTitle('DE', graph.numbers.event))
    expect(responses).toHaveLength(operations.length + 1)
  })
})

test('G-01: Apollo Client stores one entry for each object and language', async () => {
  const { fetch } = graph.recordedFetch()
  const client = createApollo({ url: graph.url, fetch })
  for (const operation of operations) await client.read(operation)
  const { event, production, person, article, venue } = graph.numbers
  const entities = {
    Event: event,
    Production: production,
    Person: person,
    Article: article,
    Venue: venue,
  }
  for (const [type, number] of Object.entries(entities)) {
    const entries = client
      .entries()
      .filter((entry) => entry.startsWith(`${type}:`) && entry.includes(`:${number}:`))
    expect(entries.sort()).toEqual([`${type}:${type}:${number}:de`, `${type}:${type}:${number}:en`])
  }
})
