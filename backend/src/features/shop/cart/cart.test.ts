import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { theatre, cartPath, holdRequest, takenOf, passTime, useCarts } from '#test/cart-requests.ts'

useCarts()

test('B-06, B-11: seats are held side by side for 15 minutes by the clock of the database', async () => {
  const event = await addEvent(theatre.database, { rows: [5, 4] })
  const buyer = await newBuyer(theatre)
  const { status, body } = await buyer.post(cartPath, {
    ...holdRequest(event, 2),
    quantities: [1, 1],
    sale_type_ids: [event.fullPrice, event.reduced],
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    tickets_quantity: 2,
    cart_url: 'https://theatre.example/webshop/cart',
    total: '30.00',
    can_extend: true,
    tickets: [
      { row: '1', sale_type: 'Vollpreis', price: '20.00', event: { id: event.id, title: 'Probe' } },
      { row: '1', sale_type: 'Ermäßigt', price: '10.00', seat_group_text: 'Saal' },
    ],
  })
  expect(['12', '45']).toContain(body.tickets.map(({ seat }: { seat: string }) => seat).join(''))
  expect(body.seconds_left).toBeGreaterThan(890)
  expect(body.seconds_left).toBeLessThanOrEqual(900)
  expect((await buyer.get('/en/api/shop-cart/')).body).toMatchObject({
    tickets_quantity: 2,
    tickets: [
      { sale_type: 'Full price', event: { title: 'Rehearsal' } },
      { sale_type: 'Concession' },
    ],
  })
})

test('B-08: there is no cookie before something is held, and then one that scripts cannot read', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const buyer = await newBuyer(theatre)
  expect((await buyer.get(cartPath)).body).toMatchObject({
    tickets_quantity: 0,
    tickets: [],
    held_until: null,
    seconds_left: 0,
  })
  await buyer.post(cartPath, holdRequest(event, 3))
  expect(buyer.cookies).not.toHaveProperty('cart')

  const { cookies } = await buyer.post(cartPath, holdRequest(event, 1))
  expect(cookies).toMatchObject([{ name: 'cart', httpOnly: true, sameSite: 'Lax', maxAge: 900 }])
  const { rows } = await theatre.database.execute(sql`select id::text from cart`)
  const hash = createHash('sha256').update(buyer.cookies['cart']!).digest('hex').slice(0, 32)
  const ids = rows.map(({ id }) => String(id).replaceAll('-', ''))
  expect(ids).toContain(hash)
  expect(ids).not.toContain(buyer.cookies['cart'])
})

test('B-07: -214 when there are not enough seats side by side, and nothing is held', async () => {
  const event = await addEvent(theatre.database, { rows: [3, 3] })
  const buyer = await newBuyer(theatre)
  expect(await buyer.post('/en/api/shop-cart/', holdRequest(event, 4))).toMatchObject({
    status: 400,
    body: {
      code: 'not_enough_seats',
      response_code: -214,
      message: 'Not enough (connected) seats found.',
    },
  })
  expect(await takenOf(event)).toHaveLength(0)
})

test('B-07: -204 without a reservation', async () => {
  const buyer = await newBuyer(theatre)
  const refused = { status: 400, body: { code: 'no_reservation', response_code: -204 } }
  expect(await buyer.post(`${cartPath}extend/`)).toMatchObject(refused)
  expect(await buyer.delete(`${cartPath}tickets/1/`)).toMatchObject(refused)
  buyer.cookies['cart'] = 'guessed'
  expect(await buyer.post(`${cartPath}extend/`)).toMatchObject(refused)
})

test('B-11: the same key twice is one hold, whether the cookie arrived or not', async () => {
  const event = await addEvent(theatre.database, { rows: [6] })
  const buyer = await newBuyer(theatre)
  const call = { ...holdRequest(event, 2), request_key: randomUUID() }
  const [first, twin] = await Promise.all([buyer.post(cartPath, call), buyer.post(cartPath, call)])
  const cookie = buyer.cookies['cart']
  delete buyer.cookies['cart']
  const late = await buyer.post(cartPath, call)
  expect(buyer.cookies['cart']).toBe(cookie)
  expect([first.body, twin.body, late.body].map(ticketIds)).toEqual(
    Array.from({ length: 3 }, () => ticketIds(first.body)),
  )
  expect(await takenOf(event)).toHaveLength(2)

  expect(await buyer.post(cartPath, { ...call, quantities: [3] })).toMatchObject({
    status: 400,
    body: { code: 'idempotency_key_reused' },
  })
  expect(await takenOf(event)).toHaveLength(2)
})

test('B-11: an idempotency key is bound to its visitor', async () => {
  const event = await addEvent(theatre.database, { rows: [6] })
  const [buyer, other] = [await newBuyer(theatre), await newBuyer(theatre)]
  const call = { ...holdRequest(event, 2), request_key: randomUUID() }
  const mine = (await buyer.post(cartPath, call)).body
  const theirs = (await other.post(cartPath, call)).body
  expect(ticketIds(theirs)).not.toEqual(ticketIds(mine))
  expect(await takenOf(event)).toHaveLength(4)
})

test('B-11: an expired hold releases the seats immediately and empties the cart', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const [slow, quick] = [await newBuyer(theatre), await newBuyer(theatre)]
  const call = { ...holdRequest(event, 2), request_key: randomUUID() }
  await slow.post(cartPath, call)
  expect((await quick.post(cartPath, holdRequest(event, 2))).body.response_code).toBe(-214)
  await passTime(event, 15)
  expect((await slow.get(cartPath)).body.tickets_quantity).toBe(0)
  expect((await quick.post(cartPath, holdRequest(event, 2))).body.tickets_quantity).toBe(2)
  // A repeated call gets its own hold again, not the seats of others.
  expect((await slow.post(cartPath, call)).body.response_code).toBe(-204)
  expect((await slow.post(`${cartPath}extend/`)).body.response_code).toBe(-204)
})

test('B-08: a second choice joins the cart and holds all of it for the full time', async () => {
  const [one, other] = [
    await addEvent(theatre.database, { rows: [4] }),
    await addEvent(theatre.database, { places: 3 }),
  ]
  const buyer = await newBuyer(theatre)
  await buyer.post(cartPath, holdRequest(one, 2))
  await passTime(one, 10)
  const { body } = await buyer.post(cartPath, holdRequest(other, 3))
  expect(body.tickets_quantity).toBe(5)
  expect(body.seconds_left).toBeGreaterThan(890)
  expect(body.tickets.at(-1)).toMatchObject({ row: '', seat: '' })
})

test('B-08: the hold can be extended at least ten times, but not for ever', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await buyer.post(cartPath, holdRequest(event, 2))
  for (let time = 1; time <= 10; time += 1) {
    await passTime(event, 14)
    const { status, body } = await buyer.post(`${cartPath}extend/`)
    expect([time, status]).toEqual([time, 200])
    expect(body.seconds_left).toBeGreaterThan(890)
  }
  for (let time = 1; time <= 7; time += 1) {
    await passTime(event, 14)
    await buyer.post(`${cartPath}extend/`)
  }
  expect((await buyer.get(cartPath)).body.can_extend).toBe(false)
  expect((await buyer.post(`${cartPath}extend/`)).body.code).toBe('hold_limit_reached')
})

test('B-11: a ticket can be released only by its owner, and is then available to others', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const [owner, other] = [await newBuyer(theatre), await newBuyer(theatre)]
  const [ticket] = (await owner.post(cartPath, holdRequest(event, 2))).body.tickets
  const path = `${cartPath}tickets/${ticket.id}/`
  expect((await other.delete(path)).body.response_code).toBe(-204)
  expect(await takenOf(event)).toHaveLength(2)

  expect((await owner.delete(path)).body).toMatchObject({ tickets_quantity: 1, total: '20.00' })
  expect((await other.post(cartPath, holdRequest(event, 1))).body.tickets[0].seat).toBe(ticket.seat)
})

function ticketIds({ tickets }: { tickets: { id: number }[] }): number[] {
  return tickets.map(({ id }) => id)
}
