import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { person, soldOf, submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'

useBoxOffice()

const pageOf = ({ id }: Pick<AddedEvent, 'id'>, locale = 'de') =>
  `/box-office/${locale}/event/${id}/`

const tickets = (event: AddedEvent, full: number, reduced = 0) => ({
  [`tickets-${event.seatGroup}-${event.fullPrice}`]: String(full),
  [`tickets-${event.seatGroup}-${event.reduced}`]: String(reduced),
})

test('B-10 B-12: the address that an event names for tickets is a page that sells them, without a script', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const { body } = await theatre.call(`/de/api/events/${event.id}/`)
  const address = new URL(body.ticket_url).pathname.replace('/webshop/', '/box-office/de/')
  const buyer = await newBuyer(theatre)
  const page = await buyer.get(`${address}/`.replace(/\/+$/, '/'))
  expect(page.status).toBe(200)
  expect(page.body).toContain('<h1 id="title">Probe</h1>')
  expect(page.body).toContain('Plätze reservieren')
  expect(page.body).toContain('20\u00a0€')

  const held = await submit(buyer, pageOf(event), tickets(event, 1, 2))
  expect(held.status).toBe(303)
  expect(held.headers['location']).toBe('/box-office/de/')
  expect((await buyer.get('/box-office/de/')).body).toContain('data-cart-amount="3"')
  expect((await submit(buyer, '/box-office/de/', person)).status).toBe(303)
  expect(await soldOf(event)).toBe(3)
})

test('B-08: seats chosen in the box office count in the header', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await buyer.get(pageOf(event))
  await submit(buyer, pageOf(event), tickets(event, 2))
  expect(buyer.cookies).toMatchObject({ cartAmount: '2' })
})

test('the same form twice holds its seats once', async () => {
  const event = await addEvent(theatre.database, { rows: [6] })
  const buyer = await newBuyer(theatre)
  const page = await buyer.get(pageOf(event))
  const key = /name="request_key"\s+value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  expect(key).not.toBe('')
  for (const _ of [1, 2]) {
    await submit(buyer, pageOf(event), { ...tickets(event, 2), request_key: key })
  }
  expect((await buyer.get('/de/api/shop-cart/')).body.tickets_quantity).toBe(2)
})

test('where there are not so many seats side by side, the page says how many there are, and what was chosen stays', async () => {
  const event = await addEvent(theatre.database, { rows: [3, 2] })
  const buyer = await newBuyer(theatre)
  const refused = await submit(buyer, pageOf(event), tickets(event, 4))
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('data-code="not_enough_seats"')
  expect(refused.body).toContain('höchstens 3\u00a0Plätze')
  expect(refused.body).toMatch(/value="4"/)
})

test('a form without a ticket returns the page with a message', async () => {
  const event = await addEvent(theatre.database, { rows: [3] })
  const buyer = await newBuyer(theatre)
  const refused = await submit(buyer, pageOf(event, 'en'), tickets(event, 0))
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Please choose at least one ticket.')
})

test('with times of entry one of them is chosen', async () => {
  const event = await addEvent(theatre.database, { places: 5, timeslots: ['10:00', '11:00'] })
  const buyer = await newBuyer(theatre)
  const page = await buyer.get(pageOf(event))
  const [, first] = /name="entry"\s+value="(\d+)"/.exec(page.body) ?? []
  expect(page.body).toContain('11:00\u00a0Uhr')
  const held = await submit(buyer, pageOf(event), { ...tickets(event, 1), entry: first })
  expect(held.status).toBe(303)
})

test('P-09: of an event that has begun nothing is sold, and everywhere the same is said', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  await theatre.database.execute(sql`
    update event set day = (now() at time zone 'Europe/Berlin')::date,
      local_time = (now() at time zone 'Europe/Berlin' - interval '1 minute')::time, duration_minutes = 120
    where id = ${event.id}`)
  const { body } = await theatre.call(`/de/api/events/${event.id}/`)
  expect(body).toMatchObject({ status: 'closed', ticket_url: null })
  expect((await theatre.call(`/de/api/events/${event.id}/offer/`)).body.seat_groups).toMatchObject([
    { status: 0 },
  ])
  const page = await theatre.call(pageOf(event))
  expect(page.body).toContain('hat schon begonnen')
  expect(page.body).not.toContain('Plätze reservieren')
})

test('P-09: an advance sale names its first day, and is a sale from then on', async () => {
  const event = await addEvent(theatre.database, { rows: [4], event: { status: 'advance_sale' } })
  const startsOn = (day: string) =>
    theatre.database.execute(sql`update event set sale_starts_on = ${day} where id = ${event.id}`)
  const status = async () => (await theatre.call(`/de/api/events/${event.id}/`)).body.status
  await startsOn(`${new Date().getFullYear() + 1}-03-01`)
  expect(await status()).toBe('advance_sale')
  expect((await theatre.call(pageOf(event))).body).toContain('Der Verkauf beginnt am')
  await startsOn('2020-03-01')
  expect(await status()).toBe('on_sale')
  expect((await theatre.call(pageOf(event))).body).toContain('Plätze reservieren')
})

test.each(['events', 'series', 'item-groups'])(
  'R-21: the list of %s leads to pages that exist',
  async (list) => {
    for (const locale of ['de', 'en']) {
      const { status, body } = await theatre.call(`/box-office/${locale}/${list}/`)
      expect(status).toBe(200)
      const links = [...body.matchAll(/href="(\/box-office\/[^"]+\/)"/g)].map(([, to]) => to)
      expect(links.length).toBeGreaterThan(3)
      for (const link of new Set(links))
        expect([link, (await theatre.call(link)).status]).toEqual([link, 200])
    }
  },
)

test.each(['event/99999999', 'event/x', 'series/99999999', 'item-groups/x'])(
  '%s does not exist, and the page says so',
  async (path) => {
    const { status, body } = await theatre.call(`/box-office/en/${path}/`)
    expect(status).toBe(404)
    expect(body).toContain('data-code="not_found"')
  },
)
