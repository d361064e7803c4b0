import { randomUUID } from 'node:crypto'
import { maxUnconfirmedPlaces, maxUnpaidPlacesPerNetwork } from '@foyer/schema/ticket-rules.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { type Buyer, newBuyer } from '#test/buyer.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { confirmationTokenFor, hashId } from '#features/shop/cart/cart-token.ts'

const theatre = useTheatre()
const many = maxUnconfirmedPlaces + 1
const boxOffice = { username: 'kassa', password: 'Parkett-Mitte-4' }

test('B-11: a large unpaid order is pending until the link of the mail is opened', async () => {
  const { buyer, order } = await placeOrder({ places: many })
  expect(order.status).toBe('unconfirmed')
  const page = `/box-office/de/orders/${order.secret}/`
  expect((await buyer.get(page)).body).toContain('Bitte bestätigen Sie Ihre Bestellung')
  expect((await buyer.get(`${page}tickets/`)).status).toBe(303)

  expect(await theatre.app.orders.confirm({ secret: order.secret, locale: 'de' }, 'guessed')).toBe(
    false,
  )
  expect((await buyer.get(`${page}confirm/${await tokenOf(order.secret)}/`)).status).toBe(303)
  expect((await buyer.get(`/de/api/shop-orders/${order.secret}/`)).body.status).toBe('placed')
  // Opening the link again changes nothing.
  expect(
    await theatre.app.orders.confirm(
      { secret: order.secret, locale: 'de' },
      await tokenOf(order.secret),
    ),
  ).toBe(true)
})

test('B-11: without confirmation the seats are released after an hour, and not before', async () => {
  const { event, order } = await placeOrder({ places: many })
  await theatre.app.orders.releaseUnpaid()
  expect(await soldOf(event)).toBe(many)
  await theatre.database.execute(
    sql`update shop_order set confirm_by = now() where id = ${hashId(order.secret)}`,
  )
  const token = await tokenOf(order.secret)
  expect(await theatre.app.orders.confirm({ secret: order.secret, locale: 'de' }, token)).toBe(
    false,
  )
  await theatre.app.orders.releaseUnpaid()
  expect(await soldOf(event)).toBe(0)
})

test('B-11: small orders and orders that are paid online need no confirmation', async () => {
  const small = await placeOrder({ places: maxUnconfirmedPlaces })
  const online = await placeOrder({ places: many, method: 'test_payment' })
  expect([small.order.status, online.order.status]).toEqual(['placed', 'placed'])
})

test('X-09: many small orders from one network need confirmation as well, and have a limit', async () => {
  const event = await addEvent(theatre.database, { places: 200 })
  const buyer = await newBuyer(theatre)
  const first = await placeOrder({ places: 10, event, buyer })
  const second = await placeOrder({ places: 10, event, buyer })
  expect([first.order.status, second.order.status]).toEqual(['placed', 'unconfirmed'])
  for (let places = 20; places < maxUnpaidPlacesPerNetwork; places += 10) {
    await placeOrder({ places: 10, event, buyer })
  }
  const refused = await placeOrder({ places: 10, event, buyer })
  expect([refused.status, refused.order.code]).toEqual([400, 'too_many_seats'])
  expect(await soldOf(event)).toBe(maxUnpaidPlacesPerNetwork)
  const elsewhere = await placeOrder({ places: 10, event })
  expect(elsewhere.order.status).toBe('placed')
})

test('B-11: staff see who has reserved seats of an event, and release an unpaid order', async () => {
  const { event, order } = await placeOrder({ places: many })
  const { headers } = await logIn(theatre, boxOffice)
  const url = `/de/api/events/${event.id}/orders/`
  const listed = await theatre.call({ method: 'GET', url, headers })
  expect(listed.body).toMatchObject({
    held_places: 0,
    orders: [{ number: order.number, status: 'unconfirmed', places: many }],
  })
  const release = (id: number) =>
    theatre.call({
      method: 'POST',
      url: `/de/api/events/${id}/orders/${order.number}/release/`,
      headers,
    })
  const other = await addEvent(theatre.database, { places: 1 })
  expect((await release(other.id)).status).toBe(404)
  expect((await release(event.id)).body.orders).toEqual([])
  expect(await soldOf(event)).toBe(0)
})

type Wanted = { places: number; method?: string; event?: AddedEvent; buyer?: Buyer }

async function placeOrder({ places, method = 'bank_transfer', ...options }: Wanted) {
  const event = options.event ?? (await addEvent(theatre.database, { places }))
  const buyer = options.buyer ?? (await newBuyer(theatre))
  const held = await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    quantities: [places],
    sale_type_ids: [event.fullPrice],
    request_key: randomUUID(),
  })
  expect(held.status).toBe(200)
  const { status, body } = await buyer.post('/de/api/shop-orders/', {
    name: 'Anna Berg',
    email: `${randomUUID()}@example.org`,
    payment_method: method,
  })
  return { event, buyer, status, order: body }
}

async function tokenOf(orderSecret: string): Promise<string> {
  const { rows } = await theatre.database.execute<{ value: string }>(
    sql`select value from secret limit 1`,
  )
  return confirmationTokenFor(orderSecret, rows[0]!.value)
}

async function soldOf({ id }: AddedEvent): Promise<number> {
  const { rows } = await theatre.database.execute<{ sold: number }>(sql`
    select count(*)::int as sold from taken_place where event_id = ${id} and held_until is null`)
  return rows[0]!.sold
}
