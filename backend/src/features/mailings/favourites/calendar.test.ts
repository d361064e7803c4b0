import { expect, test } from 'vitest'
import { favouriteCalendar } from '#database/tables/mailings.ts'
import { addEvent } from '#test/add-event.ts'
import { enter } from '#test/accounts/enter.ts'
import { newBuyer } from '#test/buyer.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const none = { events: [], productions: [], persons: [], articles: [] }
const mailings = '/de/api/user/mailings/'
const calendar = (token: string) => theatre.call(`/de/api/calendars/${token}/`)

test('S-09: a private calendar has the coming favourites, and the dates of favourite productions', async () => {
  const visitor = await enter(theatre, { email: 'kalender@example.at' })
  expect((await visitor.get(mailings)).body).toMatchObject({ calendar: null })
  const { body } = await visitor.post(mailings, { calendar: 'renew' })
  expect(body.calendar).toMatch(/^[0-9a-f]{64}$/)
  expect((await calendar(body.calendar)).body).toEqual({ events: [] })

  const coming = await addEvent(theatre.database, { rows: [1] })
  const past = await addEvent(theatre.database, { rows: [1], event: { day: '2019-04-05' } })
  const listed = await theatre.call('/de/api/events/?page_size=100')
  const { production_id: production } = (
    listed.body.results as { production_id: number | null }[]
  ).find((one) => one.production_id !== null)!
  const dates = await theatre.call(`/de/api/events/?production=${production}&page_size=100`)
  await visitor.post('/de/api/user/favourites/', {
    add: { ...none, events: [coming.id, past.id], productions: [production] },
    remove: none,
  })
  const { events } = (await calendar(body.calendar)).body as { events: number[] }
  const expected = (dates.body.results as { id: number }[]).map(({ id }) => id)
  expect(new Set(events)).toEqual(new Set([coming.id, ...expected]))
  expect(expected.length).toBeGreaterThan(0)
})

test('X-09: its address is renewed and ended, is not stored, and needs no session', async () => {
  const visitor = await enter(theatre, { email: 'kalender-2@example.at' })
  const renew = async () =>
    (await visitor.post(mailings, { calendar: 'renew' })).body.calendar as string
  const first = await renew()
  const second = await renew()
  expect(second).not.toBe(first)
  expect((await visitor.get(mailings)).body.calendar).toBe(second)
  expect((await calendar(first)).status).toBe(404)
  const found = await calendar(second)
  expect(found.status).toBe(200)
  expect(found.headers['cache-control']).toMatch(/private|no-store/)
  const rows = await theatre.database.select().from(favouriteCalendar)
  expect(JSON.stringify(rows)).not.toContain(second)

  const ended = await visitor.post(mailings, { calendar: 'end' })
  expect(ended.body).toMatchObject({ calendar: null })
  expect((await calendar(second)).status).toBe(404)
  expect((await (await newBuyer(theatre)).post(mailings, { calendar: 'renew' })).status).toBe(401)
})
