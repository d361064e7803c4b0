import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

type List = { count: number; results: { id: number; day: string }[] }

test('P-02 P-08 a list ends with its last day, and its counts and options with it', async () => {
  const all: List = (await theatre.call('/de/api/events/?page_size=100')).body
  const day = all.results[0]!.day
  const onDay = all.results.filter((event) => event.day === day).length
  const list: List = (await theatre.call(`/de/api/events/?date=${day}&date_to=${day}`)).body
  expect(list.count).toBe(onDay)
  expect(list.results.map((event) => event.day)).toEqual(
    Array.from({ length: list.results.length }, () => day),
  )
  const counts = (await theatre.call(`/de/api/event-counts/?date=${day}&date_to=${day}`)).body
  const ofGenres = (counts.genres as { count: number }[]).map(({ count }) => count)
  expect(ofGenres.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(onDay)
})

test('P-01 P-09 what is over today is in no list from today on, only in one from an earlier day', async () => {
  const { rows } = await theatre.database.execute<{ id: number; day: string; before: string }>(
    sql`insert into event (key, day, local_time, venue_id, title, slug)
      select 'over-today', (now() at time zone 'Europe/Berlin')::date, '00:00', (select min(id) from venue), '{"de":"x"}', '{"de":"x"}'
      returning id, day::text, (day - 1)::text as before`,
  )
  const { id, day, before } = rows[0]!
  const isListed = async (query: string) => {
    const list: List = (await theatre.call(`/de/api/events/?page_size=100${query}`)).body
    return list.results.some((event) => event.id === id)
  }
  expect(await isListed('')).toBe(false)
  expect(await isListed(`&date=${day}`)).toBe(false)
  expect(await isListed(`&date=${before}&date_to=${day}`)).toBe(true)
})

test('P-02 with an age there are only events recommended for it', async () => {
  const list: List = (await theatre.call('/de/api/events/?age=6&page_size=20')).body
  const all: List = (await theatre.call('/de/api/events/')).body
  expect(list.count).toBeGreaterThan(0)
  expect(list.count).toBeLessThan(all.count)
  for (const { id } of list.results) {
    const { body } = await theatre.call(`/de/api/events/${id}/`)
    expect(body.minimum_age).toBeLessThanOrEqual(6)
  }
})

test('P-05 an impossible age is rejected', async () => {
  expect((await theatre.call('/de/api/events/?age=500')).status).toBe(400)
})
