import { beforeAll, expect, test } from 'vitest'
import { recordStatements } from '#test/rows/record-statements.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

type Kind = 'room' | 'venue' | 'type' | 'tag' | 'series' | 'genre'
type Chosen = Partial<Record<Kind, number>>
type Row = {
  room: { id: number } | null
  venue: { id: number }
  genre: { id: number } | null
  event_type_new: { number: number } | null
  tags: { id: number }[]
  series: { id: number }[]
}

const kinds = {
  room: { counts: 'rooms', idsOf: (event: Row) => [event.room?.id] },
  venue: { counts: 'venues', idsOf: (event: Row) => [event.venue.id] },
  type: { counts: 'types', idsOf: (event: Row) => [event.event_type_new?.number] },
  tag: { counts: 'tags', idsOf: (event: Row) => event.tags.map(({ id }) => id) },
  series: { counts: 'series', idsOf: (event: Row) => event.series.map(({ id }) => id) },
  genre: { counts: 'genres', idsOf: (event: Row) => [event.genre?.id] },
} as const

let firstDay: string
let all: Row[]

beforeAll(async () => {
  firstDay = (await theatre.call('/de/api/calendar/')).body.first
  all = await everyEvent()
})

test('P-02 without a choice, each option counts its own events', async () => {
  expect(await countsFor({})).toEqual(expectedCounts({}))
})

test('P-02 an option counts what it would leave beside the other filters, in place of its own', async () => {
  const event = all.find(
    ({ tags, room, genre, event_type_new: type }) => tags.length > 0 && room && genre && type,
  )!
  const room = event.room!.id
  const tag = event.tags[0]!.id
  const type = event.event_type_new!.number
  for (const chosen of [
    { room },
    { tag },
    { room, tag },
    { venue: event.venue.id, tag },
    { room, type, tag, genre: event.genre!.id },
  ]) {
    const counts = await countsFor(chosen)
    expect(counts).toEqual(expectedCounts(chosen))
    expect(counts.room).toContainEqual({ id: room, count: expect.any(Number) })
  }
})

test('P-02 the counts say what the list then has', async () => {
  const { series } = await countsFor({})
  for (const { id, count } of series) {
    const { body } = await theatre.call(`/de/api/events/?date=${firstDay}&series=${id}`)
    expect(body.count).toBe(count)
  }
  expect(series.length).toBeGreaterThan(0)
})

test('P-03 a type counts the same by slug and by number', async () => {
  const [type] = (await theatre.call('/de/api/exhibition-types/')).body
  const ask = async (key: string | number) =>
    (await theatre.call(`/de/api/event-counts/?date=${firstDay}&type=${key}`)).body
  expect(await ask(type.id)).toEqual(await ask(type.number))
})

test('P-02 an option without events leaves no options in the other filters', async () => {
  const counts = await countsFor({ room: 2_000_000_000 })
  expect(counts).toEqual(expectedCounts({ room: 2_000_000_000 }))
  expect(counts.genre).toEqual([])
  expect(counts.room.length).toBeGreaterThan(0)
})

test('P-02 all counts come from one statement', async () => {
  const statements = await recordStatements(theatre.database, () =>
    theatre.call('/de/api/event-counts/?room=1&tag=1'),
  )
  expect(statements).toHaveLength(1)
})

test('P-05 a filter that is not a number is rejected', async () => {
  expect((await theatre.call('/de/api/event-counts/?genre=oper')).status).toBe(400)
})

async function countsFor(chosen: Chosen) {
  const query = Object.entries(chosen).map(([kind, id]) => `&${kind}=${id}`)
  const { body } = await theatre.call(`/de/api/event-counts/?date=${firstDay}${query.join('')}`)
  return byKind((kind) => body[kinds[kind].counts])
}

function expectedCounts(chosen: Chosen) {
  return byKind((counted) => {
    const left = all.filter((event) =>
      Object.entries(chosen).every(
        ([kind, id]) => kind === counted || kinds[kind as Kind].idsOf(event).includes(id),
      ),
    )
    const ids = left.flatMap(kinds[counted].idsOf).filter((id) => id !== undefined)
    const distinct = [...new Set(ids)].toSorted((one, other) => one - other)
    return distinct.map((id) => ({ id, count: ids.filter((each) => each === id).length }))
  })
}

function byKind(counts: (kind: Kind) => { id: number; count: number }[]) {
  const names = Object.keys(kinds) as Kind[]
  return Object.fromEntries(names.map((kind) => [kind, counts(kind)])) as Record<
    Kind,
    { id: number; count: number }[]
  >
}

async function everyEvent(): Promise<Row[]> {
  const events: Row[] = []
  for (let page = 1; ; page += 1) {
    const url = `/de/api/events/?date=${firstDay}&page_size=100&page=${page}`
    const { body } = await theatre.call(url)
    events.push(...body.results)
    if (!body.next) return events
  }
}
