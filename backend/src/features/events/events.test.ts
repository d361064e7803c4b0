import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let firstDay: string

beforeAll(async () => {
  const { body } = await theatre.call('/de/api/calendar/')
  firstDay = body.first
})

test('X-09: addresses of pages are built from the configuration, whatever the Host header says', async () => {
  const url = `/de/api/events/?date=${firstDay}`
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const { body } = await theatre.call({ url, headers })
  expect(body.next).toMatch(/^https:\/\/theatre\.example\/de\/api\/events\//)
})

test('P-06: ten events a page in order of time, and addresses of the pages around', async () => {
  const { status, body } = await theatre.call(`/de/api/events/?date=${firstDay}`)
  expect(status).toBe(200)
  expect(body.results).toHaveLength(10)
  const order = body.results.map((event: Row) => `${event.day} ${event.time} ${event.id}`)
  expect(order).toEqual(order.toSorted())
  expect(body.previous).toBeNull()
  expect(body.next).toBe(`https://theatre.example/de/api/events/?date=${firstDay}&page=2`)

  const second = await theatre.call(body.next.replace('https://theatre.example', ''))
  expect(second.body.previous).toBe(`https://theatre.example/de/api/events/?date=${firstDay}`)
  expect(second.body.results[0].id).not.toBe(body.results[0].id)
})

test('P-06: all pages together hold every event once, as many as the count says', async () => {
  const ids: number[] = []
  let count = 0
  for (let url: string | null = `/api/events/?date=${firstDay}&page_size=100`; url;) {
    const { body }: { body: Page } = await theatre.call(url)
    count = body.count
    ids.push(...body.results.map(({ id }) => id))
    url = body.next && body.next.replace('https://theatre.example', '')
  }
  expect(ids.length).toBe(count)
  expect(new Set(ids).size).toBe(count)
})

test('X-10: a page beyond the last one is not found, in the language of the call', async () => {
  expect(await theatre.call('/de/api/events/?page=9999')).toMatchObject({
    status: 404,
    body: { detail: 'Ungültige Seite.' },
  })
  expect((await theatre.call('/en/api/events/?page=9999')).body.detail).toBe('Invalid page.')
})

test('P-07: a list with nothing in it has one empty page', async () => {
  expect((await theatre.call('/de/api/events/?date=2999-01-01')).body).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  })
})

test.each([
  ['room', '/de/api/rooms/', (event: Row) => [event.room?.id]],
  ['tag', '/de/api/event-tags/', (event: Row) => event.tags.map(({ id }) => id)],
  ['series', '/de/api/series/', (event: Row) => event.series.map(({ id }) => id)],
  ['genre', '/de/api/genres/', (event: Row) => [event.genre?.id]],
  ['type', '/de/api/exhibition-types/', (event: Row) => [event.event_type_new?.id]],
])(
  'P-02: the filter %s shows the events of each option and no others',
  async (name, url, idsOf) => {
    const all = await everyEvent('')
    for (const { id } of (await theatre.call(url)).body) {
      const expected = all.filter((event) => idsOf(event).includes(id)).map((event) => event.id)
      const shown = (await everyEvent(`&${name}=${id}`)).map((event) => event.id)
      expect(shown).toEqual(expected)
    }
  },
)

test('P-03: an exhibition type is found by its slug and by its number', async () => {
  const types = (await theatre.call('/de/api/exhibition-types/')).body
  const premiere = types.find(({ id }: { id: string }) => id === 'premiere')
  const bySlug = await everyEvent('&type=premiere')
  expect(bySlug.length).toBeGreaterThan(0)
  expect(await everyEvent(`&type=${premiere.number}`)).toEqual(bySlug)
})

test('P-05: invalid values are rejected with messages by field, unknown parameters are ignored', async () => {
  const { status, body } = await theatre.call('/de/api/events/?room=abc&date=2026-13-01&page=0')
  expect(status).toBe(400)
  expect(Object.keys(body.errors).sort()).toEqual(['date', 'page', 'room'])
  expect(body.errors.room[0]).toMatch(/Bitte geben Sie/)
  expect((await theatre.call('/en/api/events/?room=abc')).body.errors.room[0]).toMatch(
    /^Please enter/,
  )
  expect((await theatre.call('/de/api/events/?utm_source=x&room=')).status).toBe(200)
})

test.each(['2026-02-30', '0000-00-00', '2026-11-31'])(
  'P-05: a day that does not exist is rejected (%s)',
  async (date) => {
    for (const list of ['events', 'calendar', 'productions']) {
      const { status, body } = await theatre.call(`/de/api/${list}/?date=${date}`)
      expect([list, status, Object.keys(body.errors ?? {})]).toEqual([list, 400, ['date']])
    }
  },
)

test('X-10: unknown paths are not found', async () => {
  for (const url of ['/fr/api/events/', '/de/api/events/0/', '/de/api/events/x/', '/de/api/x/']) {
    expect(await theatre.call(url)).toMatchObject({
      status: 404,
      body: { detail: 'Nicht gefunden.' },
    })
  }
  expect((await theatre.call('/en/api/events/2147483647/')).body).toEqual({ detail: 'Not found.' })
})

test('X-10: without a language a response is in German', async () => {
  expect((await theatre.call('/api/rooms/')).body).toEqual(
    (await theatre.call('/de/api/rooms/')).body,
  )
  expect((await theatre.call('/en/api/rooms/')).body[0].name).toBe('Main Stage')
})

test('P-08: the calendar has the days with events from the first of the month on, filtered ones only', async () => {
  const all = await everyEvent('')
  const middle = all[Math.floor(all.length / 2)]!.day
  const { body } = await theatre.call(`/de/api/calendar/?date=${middle}`)
  const days = [...new Set(all.map(({ day }) => day))]
  expect(body.dates).toEqual(days.filter((day) => day >= `${middle.slice(0, 7)}-01`).slice(0, 400))
  expect([body.first, body.last]).toEqual([days[0], days.at(-1)])

  const room = all[0]!.room!.id
  const filtered = await theatre.call(`/de/api/calendar/?date=${firstDay}&room=${room}`)
  const inRoom = new Set(all.filter((event) => event.room?.id === room).map(({ day }) => day))
  expect(filtered.body.dates).toEqual([...inRoom])
})

test('P-01: teasers have days from today on, in order', async () => {
  const { body } = await theatre.call('/de/api/teasers/')
  expect(body.length).toBeGreaterThan(3)
  const positions = body.map(({ position }: { position: string }) => position)
  expect(positions).toEqual(positions.toSorted())
  expect(body[0]).toMatchObject({ xtype: 'teaser', headline: 'Zwölf Euro, jeder Platz' })
  expect(body[0].image_thumbnails).toHaveLength(20)
})

test('P-10: an event shows what its production says, its introduction and its other dates', async () => {
  const parent = (await everyEvent('&tag=' + (await tagNumber('Mit Einführung')))).at(-1)!
  const { body } = await theatre.call(`/de/api/events/${parent.id}/`)
  expect(body.children).toHaveLength(1)
  expect(body.children[0].title).toBe(`Einführung: ${body.title}`)
  expect(body.contributors.length).toBeGreaterThan(3)
  expect(body.programs.length).toBeGreaterThan(0)
  expect(body.prices.map(({ price }: { price: string }) => price)).toContain(body.price_from)
  expect(body.description).toMatch(/^<p>/)
  for (const other of body.events) {
    expect(other.production_id).toBe(body.production_id)
    expect(other.status).not.toBe('past_event')
    expect(other.id).not.toBe(body.id)
  }
})

test('P-18: an event has the pictures of its production’s slider, each in every version', async () => {
  const event = (await everyEvent('')).find(
    (row) => 'title' in row && row.title === 'Die Fledermaus',
  )!
  const { body } = await theatre.call(`/de/api/events/${event.id}/`)
  expect(body.images).toHaveLength(3)
  expect(body.images[0].alt).toMatch(/Luster/)
  const crops = body.images[0].image_thumbnails.map(({ crop }: { crop: string }) => crop)
  expect(crops).toEqual(expect.arrayContaining(['vertical', 'horizontal', 'square']))
})

test('P-09: past events have the status past, whatever sale status is stored', async () => {
  await theatre.database.execute(
    sql`update event set status = 'sold_out' where id = (select min(id) from event where day < current_date - 2)`,
  )
  const past = (await everyEvent('')).filter(({ day }) => day < yesterday())
  expect(past.length).toBeGreaterThan(0)
  expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['past_event']))
})

test('the count stays right when events are added, moved and removed', async () => {
  const counts = async () => {
    const { rows } = await theatre.database.execute<{ months: number; rows: number }>(
      sql`select (select sum(events)::int from event_month) as months, (select count(*)::int from event) as rows`,
    )
    return rows[0]!
  }
  const steps = [
    sql`update event set day = day + 40 where id % 3 = 0`,
    sql`delete from event where id % 5 = 0`,
    sql`insert into event (key, day, venue_id, title, slug) select 'x' || n, date '2031-01-01' + n, (select min(id) from venue), '{"de":"x"}', '{"de":"x"}' from generate_series(1, 90) n`,
  ]
  for (const step of steps) {
    await theatre.database.execute(step)
    const { months, rows } = await counts()
    expect(months).toBe(rows)
    const { body } = await theatre.call('/de/api/events/?date=2031-02-15')
    const counted = await theatre.database.execute<{ n: number }>(
      sql`select count(*)::int as n from event where day >= '2031-02-15'`,
    )
    expect(body.count).toBe(counted.rows[0]!.n)
  }
})

type Row = {
  id: number
  day: string
  time: string
  title: string
  status: string
  room: { id: number } | null
  genre: { id: number } | null
  event_type_new: { id: string } | null
  tags: { id: number }[]
  series: { id: number }[]
}
type Page = { count: number; next: string | null; results: Row[] }

async function everyEvent(query: string): Promise<Row[]> {
  const events: Row[] = []
  for (let page = 1; ; page += 1) {
    const url = `/de/api/events/?date=${firstDay}&page_size=100&page=${page}${query}`
    const { body }: { body: Page } = await theatre.call(url)
    events.push(...body.results)
    if (!body.next) return events
  }
}

async function tagNumber(name: string): Promise<number> {
  const { body } = await theatre.call('/de/api/event-tags/')
  return body.find((tag: { name: string }) => tag.name === name).id
}

function yesterday(): string {
  return new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10)
}
