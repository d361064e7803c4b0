import { OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { beforeAll, expect, test } from 'vitest'
import { saveEvents, type EventWrite } from './event-write-store.ts'
import { writable } from '#test/test-database.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let venueId: number

beforeAll(async () => {
  const { rows } = await theatre.database.execute<{ id: number }>('select id from venue limit 1')
  venueId = rows[0]!.id
})

test('X-11: an evening in winter and one in summer keep their time on the clock', async () => {
  expect(await shown({ day: '2031-01-15', localTime: '19:30' })).toMatchObject({
    date_start: '2031-01-15T19:30:00+01:00',
    day: '2031-01-15',
    time: '19:30',
  })
  expect(await shown({ day: '2031-07-15', localTime: '19:30' })).toMatchObject({
    date_start: '2031-07-15T19:30:00+02:00',
    time: '19:30',
  })
})

test('X-11: a night over the change to summer time ends an hour later on the clock', async () => {
  const night = { day: '2031-03-29', localTime: '23:30', durationMinutes: 240 }
  expect(await shown(night)).toMatchObject({
    date_start: '2031-03-29T23:30:00+01:00',
    date_end: '2031-03-30T04:30:00+02:00',
  })
})

test('X-11: a night over the change to winter time ends an hour earlier on the clock', async () => {
  const night = { day: '2031-10-25', localTime: '23:30', durationMinutes: 240 }
  expect(await shown(night)).toMatchObject({
    date_start: '2031-10-25T23:30:00+02:00',
    date_end: '2031-10-26T02:30:00+01:00',
  })
})

test('X-11: an event without a time has a day and no time', async () => {
  expect(await shown({ day: '2031-05-05', localTime: null })).toMatchObject({
    day: '2031-05-05',
    time: null,
    date_start: '2031-05-05T00:00:00+02:00',
    date_end: null,
  })
})

test('X-11: a date before the time zone was introduced keeps its day and time', async () => {
  const event = await shown({ day: '1842-12-07', localTime: '20:00' })
  expect(event).toMatchObject({ day: '1842-12-07', time: '20:00', status: 'past_event' })
  expect(event.date_start).toBe('1842-12-07T20:00:00+00:53:28')
  expect(OffsetDateTime.safeParse(event.date_start).success).toBe(true)
})

test('P-09: an event is past when it is over, not before', async () => {
  const now = new Date()
  const { day, time } = atTheatre(new Date(now.getTime() - 30 * 60_000))
  const running = { day, localTime: time, durationMinutes: 120, status: 'sold_out' as const }
  expect((await shown(running)).status).toBe('sold_out')
  expect((await shown({ ...running, durationMinutes: 10 })).status).toBe('past_event')
  expect((await shown({ ...running, durationMinutes: null })).status).toBe('past_event')
})

test('P-09: an event without a time is past when its day is over', async () => {
  const today = atTheatre(new Date()).day
  const yesterday = atTheatre(new Date(Date.now() - 24 * 3_600_000)).day
  expect((await shown({ day: today, localTime: null })).status).toBe('on_sale')
  expect((await shown({ day: yesterday, localTime: null })).status).toBe('past_event')
})

async function shown(values: Partial<EventWrite> & { day: string }) {
  const ids = await saveEvents(writable(theatre.database), [
    {
      key: 'test',
      title: { de: 'Probe' },
      slug: { de: 'probe' },
      venueId,
      status: 'on_sale',
      tagIds: [],
      seriesIds: [],
      prices: [],
      ...values,
    },
  ])
  const { body } = await theatre.call(`/de/api/events/${ids.get('test')}/`)
  return body
}

function atTheatre(instant: Date): { day: string; time: string } {
  const [day = '', time = ''] = instant
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .split(' ')
  return { day, time: time.slice(0, 5) }
}
