import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer, type Buyer } from '#test/buyer.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { deleteExpiredCarts } from '#features/shop/cart/expired-cart-store.ts'

const theatre = useTheatre()
const cartPath = '/de/api/shop-cart/'
const orderPath = '/de/api/shop-orders/'
const person = {
  name: 'Franziska Moser',
  email: 'f.moser@example.at',
  payment_method: 'bank_transfer',
}

test('B-11: an order sells what the cart holds, and its tickets have codes of their own', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event, 2)
  const { status, body } = await buyer.post(orderPath, person)
  expect(status).toBe(200)
  expect(body).toMatchObject({ ...person, status: 'placed', total: '40.00' })
  expect(body.number).toBeGreaterThan(9999)
  expect(new Set(body.tickets.map(({ code }: { code: string }) => code)).size).toBe(2)
  expect((await theatre.call(`${orderPath}${body.secret}/`)).body).toEqual(body)
  expect((await buyer.get(cartPath)).body.tickets_quantity).toBe(0)

  await theatre.database.execute(
    sql`update taken_place set held_until = held_until - interval '1 day'`,
  )
  expect((await hold(await newBuyer(theatre), event, 3)).body.response_code).toBe(-214)
})

test('B-11: a cart that is ordered twice, also at once, is one order', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event, 2)
  const cookies = { ...buyer.cookies }
  const send = () =>
    theatre.call({
      method: 'POST',
      url: orderPath,
      cookies,
      headers: { 'x-csrftoken': cookies['csrftoken']! },
      payload: person,
    })
  const [one, twin] = await Promise.all([send(), send()])
  expect(twin.body).toEqual(one.body)
  expect((await send()).body).toEqual(one.body)
  expect(await soldOf(event)).toBe(2)
})

test('B-11: an expired hold is not sold', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event, 2)
  await theatre.database.execute(sql`
    update taken_place set held_until = now() where event_id = ${event.id}`)
  expect(await buyer.post(orderPath, person)).toMatchObject({
    status: 400,
    body: { code: 'no_reservation', response_code: -204 },
  })
  expect(await soldOf(event)).toBe(0)
  expect((await (await newBuyer(theatre)).post(orderPath, person)).body.response_code).toBe(-204)
})

test('after an order the same visitor begins a new cart, although the old cookie came back', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event, 1)
  const oldCookie = buyer.cookies['cart']!
  const first = (await buyer.post(orderPath, person)).body
  buyer.cookies['cart'] = oldCookie
  expect((await hold(buyer, event, 1)).body.tickets_quantity).toBe(1)
  expect(buyer.cookies['cart']).not.toBe(oldCookie)
  expect((await buyer.post(orderPath, person)).body.number).not.toBe(first.number)
})

test('B-11: a cancelled order releases its seats once and keeps its tickets on record', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const [buyer, next] = [await newBuyer(theatre), await newBuyer(theatre)]
  await hold(buyer, event, 2)
  const { secret, tickets } = (await buyer.post(orderPath, person)).body
  const canceled = await buyer.post(`${orderPath}${secret}/cancel/`)
  expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled', tickets } })
  expect((await hold(next, event, 2)).body.tickets_quantity).toBe(2)
  await next.post(orderPath, person)
  expect((await buyer.post(`${orderPath}${secret}/cancel/`)).body.status).toBe('canceled')
  expect(await soldOf(event)).toBe(2)
})

test('an order of an event that has begun is not given back', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event, 1)
  const { secret } = (await buyer.post(orderPath, person)).body
  await theatre.database.execute(
    sql`update event set day = current_date - 1 where id = ${event.id}`,
  )
  expect((await buyer.post(`${orderPath}${secret}/cancel/`)).body.code).toBe('event_started')
  expect(await soldOf(event)).toBe(1)
})

test.each([
  ['no name', { name: ' ' }],
  ['no e-mail address', { email: 'hier' }],
  ['several e-mail addresses', { email: 'a;b,c@b.at' }],
  ['a name before the e-mail address', { email: 'Anna<anna@b.at>' }],
  ['an unknown payment', { payment_method: 'gold' }],
])('an order with %s is refused, and the cart stays', async (_, changed) => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const buyer = await newBuyer(theatre)
  await hold(buyer, event, 1)
  const response = await buyer.post(orderPath, { ...person, ...changed })
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect((await buyer.get(cartPath)).body.tickets_quantity).toBe(1)
})

test('an order is accessible only with its secret', async () => {
  expect((await theatre.call(`${orderPath}${'a'.repeat(43)}/`)).status).toBe(404)
  expect((await theatre.call(`${orderPath}10000/`)).status).toBe(404)
})

test('P-09: the last sale calls the event sold out, the first return on sale again, and each says so to caches once', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const tags = await changesDuring(async () => {
    const [one, other] = [await newBuyer(theatre), await newBuyer(theatre)]
    await hold(one, event, 2)
    await hold(other, event, 2)
    // All seats are held, but that passes.
    expect(await statusOf(event)).toBe('on_sale')
    expect(await changedSince()).toEqual([])
    const first = (await one.post(orderPath, person)).body
    expect(await statusOf(event)).toBe('on_sale')
    const last = (await other.post(orderPath, person)).body
    expect(await statusOf(event)).toBe('sold_out')
    await one.post(`${orderPath}${first.secret}/cancel/`)
    expect(await statusOf(event)).toBe('on_sale')
    await other.post(`${orderPath}${last.secret}/cancel/`)
  })
  expect(tags).toHaveLength(2)
  for (const each of tags)
    expect(each).toEqual(expect.arrayContaining([`event:${event.id}`, 'events']))
})

test('P-09: of sales at the same moment the one that ends last calls the event sold out', async () => {
  const event = await addEvent(theatre.database, { places: 12 })
  const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer(theatre)))
  for (const buyer of buyers) await hold(buyer, event, 1)
  const tags = await changesDuring(async () => {
    await Promise.all(buyers.map((buyer) => buyer.post(orderPath, person)))
  })
  expect(await statusOf(event)).toBe('sold_out')
  expect(tags).toHaveLength(1)
})

test('old carts are deleted unless they hold seats or were ordered', async () => {
  const event = await addEvent(theatre.database, { rows: [6] })
  const [gone, holding, bought] = await Promise.all([1, 2, 3].map(() => newBuyer(theatre)))
  for (const buyer of [gone!, bought!]) await hold(buyer, event, 1)
  await bought!.post(orderPath, person)
  await theatre.database.execute(sql`
    update taken_place set held_until = now() - interval '2 days' where held_until is not null`)
  await hold(holding!, event, 1)
  await theatre.database.execute(sql`update cart set created_at = now() - interval '2 days'`)
  await deleteExpiredCarts(theatre.database)
  const { rows } = await theatre.database.execute(sql`
    select exists (select 1 from shop_order where cart_id = cart.id) as is_bought,
      exists (select 1 from taken_place where cart_id = cart.id and held_until > now()) as is_holding
    from cart`)
  expect(rows.every(({ is_bought, is_holding }) => is_bought || is_holding)).toBe(true)
  expect(rows.filter(({ is_holding }) => is_holding)).toHaveLength(1)
})

function hold(buyer: Buyer, event: AddedEvent, quantity: number) {
  return buyer.post(cartPath, {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    quantities: [quantity],
    sale_type_ids: [event.fullPrice],
    request_key: randomUUID(),
  })
}

async function soldOf({ id }: AddedEvent): Promise<number> {
  const { rows } = await theatre.database.execute<{ sold: number }>(sql`
    select count(*)::int as sold from taken_place where event_id = ${id} and held_until is null`)
  return rows[0]!.sold
}

async function statusOf({ id }: AddedEvent): Promise<string> {
  return (await theatre.call(`/de/api/events/${id}/`)).body.status
}

let newestChange = 0

async function changedSince(): Promise<string[][]> {
  const { rows } = await theatre.database.execute<{ tags: string[] }>(sql`
    select tags from change where id > ${newestChange} order by id`)
  return rows.map(({ tags }) => tags)
}

/** The tags of each change that was recorded meanwhile. */
async function changesDuring(work: () => Promise<void>): Promise<string[][]> {
  const { rows } = await theatre.database.execute<{ id: number }>(sql`
    select max(id)::int as id from change`)
  newestChange = rows[0]!.id
  await work()
  return changedSince()
}
