import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takenPlace } from '#database/tables/shop.ts'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const cartPath = '/de/api/shop-cart/'

test('B-06, B-11: seats are held side by side for 15 minutes by the clock of the database', async () => {
  const event = await addEvent(theatre.database, { rows: [5, 4] })
  const buyer = await newBuyer(theatre)
  const { status, body } = await buyer.post(cartPath, {
    ...wish(event, 2),
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
    tickets: [{ sale_type: 'Full price', event: { title: 'Rehearsal' } }, { sale_type: 'Reduced' }],
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
  await buyer.post(cartPath, wish(event, 3))
  expect(buyer.cookies).not.toHaveProperty('cart')

  const { cookies } = await buyer.post(cartPath, wish(event, 1))
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
  expect(await buyer.post('/en/api/shop-cart/', wish(event, 4))).toMatchObject({
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
  const call = { ...wish(event, 2), request_key: randomUUID() }
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
    body: { code: 'key_reused' },
  })
  expect(await takenOf(event)).toHaveLength(2)
})

test('B-11: a key says nothing to other visitors', async () => {
  const event = await addEvent(theatre.database, { rows: [6] })
  const [buyer, other] = [await newBuyer(theatre), await newBuyer(theatre)]
  const call = { ...wish(event, 2), request_key: randomUUID() }
  const mine = (await buyer.post(cartPath, call)).body
  const theirs = (await other.post(cartPath, call)).body
  expect(ticketIds(theirs)).not.toEqual(ticketIds(mine))
  expect(await takenOf(event)).toHaveLength(4)
})

test('B-11: when the time is up the seats are for sale at once, and the cart is empty', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const [slow, quick] = [await newBuyer(theatre), await newBuyer(theatre)]
  const call = { ...wish(event, 2), request_key: randomUUID() }
  await slow.post(cartPath, call)
  expect((await quick.post(cartPath, wish(event, 2))).body.response_code).toBe(-214)
  await passTime(event, 15)
  expect((await slow.get(cartPath)).body.tickets_quantity).toBe(0)
  expect((await quick.post(cartPath, wish(event, 2))).body.tickets_quantity).toBe(2)
  // Who repeats the call that was granted then does not get the seats of others.
  expect((await slow.post(cartPath, call)).body.response_code).toBe(-204)
  expect((await slow.post(`${cartPath}extend/`)).body.response_code).toBe(-204)
})

test('B-08: a second choice joins the cart and holds all of it for the full time', async () => {
  const [one, other] = [
    await addEvent(theatre.database, { rows: [4] }),
    await addEvent(theatre.database, { places: 3 }),
  ]
  const buyer = await newBuyer(theatre)
  await buyer.post(cartPath, wish(one, 2))
  await passTime(one, 10)
  const { body } = await buyer.post(cartPath, wish(other, 3))
  expect(body.tickets_quantity).toBe(5)
  expect(body.seconds_left).toBeGreaterThan(890)
  expect(body.tickets.at(-1)).toMatchObject({ row: '', seat: '' })
})

test('B-08: the hold can be extended at least ten times, but not for ever', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await buyer.post(cartPath, wish(event, 2))
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
  expect((await buyer.post(`${cartPath}extend/`)).body.code).toBe('held_long_enough')
})

test('B-11: a ticket that is given back can be had by others, and only by its owner', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const [owner, other] = [await newBuyer(theatre), await newBuyer(theatre)]
  const [ticket] = (await owner.post(cartPath, wish(event, 2))).body.tickets
  const path = `${cartPath}tickets/${ticket.id}/`
  expect((await other.delete(path)).body.response_code).toBe(-204)
  expect(await takenOf(event)).toHaveLength(2)

  expect((await owner.delete(path)).body).toMatchObject({ tickets_quantity: 1, total: '20.00' })
  expect((await other.post(cartPath, wish(event, 1))).body.tickets[0].seat).toBe(ticket.seat)
})

test('B-05: what is taken is no longer offered, and is again when the time is up', async () => {
  const event = await addEvent(theatre.database, { places: 1, timeslots: ['10:00', '10:30'] })
  const buyer = await newBuyer(theatre)
  const offer = async () => {
    const { body } = await buyer.get(`/de/api/events/${event.id}/offer/`)
    const [group] = body.seat_groups
    return [group.status, ...group.timeslots.map(({ status }: { status: number }) => status)]
  }
  const [early, late] = (await buyer.get(`/de/api/events/${event.id}/`)).body.seat_groups[0]
    .timeslots
  expect(early).toMatchObject({ time_start: '10:00:00', status: 1 })
  expect(await offer()).toEqual([1, 1, 1])
  const { body } = await buyer.post(cartPath, { ...wish(event, 1), block_id: early.block_id })
  expect(body.tickets).toMatchObject([{ time_start: '10:00:00' }])
  expect(await offer()).toEqual([1, 0, 1])
  await buyer.post(cartPath, { ...wish(event, 1), block_id: late.block_id })
  expect(await offer()).toEqual([0, 0, 0])
  await passTime(event, 15)
  expect(await offer()).toEqual([1, 1, 1])
})

test('B-02: a seat group carries its prices, the full one first, and says whether there are others', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const { body } = await theatre.call(`/de/api/events/${event.id}/`)
  expect(body.seat_groups).toMatchObject([
    {
      seat_group: event.seatGroup,
      status: 1,
      text: 'Saal',
      prices: [
        { name: 'Vollpreis', price: '20.00', sale_type_id: event.fullPrice, has_discounts: true },
        { name: 'Ermäßigt', price: '10.00', sale_type_id: event.reduced, has_discounts: false },
      ],
      timeslots: [],
    },
  ])
  expect(body.price_from).toBe('20.00')
  expect(body.prices).toMatchObject([{ price: '20.00' }])
})

test('the offer is kept by nobody', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const { headers } = await theatre.call(`/de/api/events/${event.id}/offer/`)
  expect(headers['cache-control']).toBe('no-store')
  expect((await theatre.call('/de/api/events/999999/offer/')).status).toBe(404)
})

test.each([
  ['no tickets', { quantities: [], sale_type_ids: [] }, 'invalid_input'],
  ['a negative quantity', { quantities: [-1] }, 'invalid_input'],
  ['no quantity', { quantities: [0] }, 'invalid_input'],
  ['half a ticket', { quantities: [1.5] }, 'invalid_input'],
  ['a huge quantity', { quantities: [2_000_000_000] }, 'invalid_input'],
  ['more than a cart takes', { quantities: [30, 30], sale_type_ids: [1, 2] }, 'invalid_input'],
  ['lists that do not fit', { quantities: [1, 1] }, 'invalid_input'],
  ['text for numbers', { quantities: ['1'] }, 'invalid_input'],
  ['a number beyond the database', { event_jet_id: 9_999_999_999 }, 'invalid_input'],
  ['a key that can be guessed', { request_key: '1' }, 'invalid_input'],
  ['an event that is not there', { event_jet_id: 2_000_000_000 }, 'unknown_event'],
  ['a foreign seat group', { seat_group: 1 }, 'unknown_seat_group'],
  ['a foreign sale type', { sale_type_ids: [2_000_000] }, 'unknown_sale_type'],
  ['a timeslot where there is none', { block_id: 1 }, 'unknown_timeslot'],
])('B-06: %s is refused by name, and nothing changes', async (_, changed, code) => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  const before = await countTaken()
  const { status, body } = await buyer.post(cartPath, { ...wish(event, 1), ...changed })
  expect([status, body.code, body.response_code]).toEqual([400, code, null])
  expect(body.message).toMatch(/\w/)
  expect(await countTaken()).toBe(before)
  expect(buyer.cookies).not.toHaveProperty('cart')
})

test('B-06: a timeslot has to be chosen, and one of another event is refused', async () => {
  const timeslots = ['10:00']
  const event = await addEvent(theatre.database, { places: 2, timeslots })
  const other = await addEvent(theatre.database, { places: 2, timeslots })
  const buyer = await newBuyer(theatre)
  expect((await buyer.post(cartPath, wish(event, 1))).body.code).toBe('timeslot_needed')
  const { body } = await buyer.get(`/de/api/events/${other.id}/`)
  const { block_id } = body.seat_groups[0].timeslots[0]
  const answer = await buyer.post(cartPath, { ...wish(event, 1), block_id })
  expect(answer.body.code).toBe('unknown_timeslot')
})

test('B-06: a seat group has to be chosen where there are several, and only there', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  const { seat_group: _, ...anywhere } = wish(event, 1)
  expect((await buyer.post(cartPath, anywhere)).status).toBe(200)
  await theatre.database.execute(sql`
    insert into event_seat_group (event_id, seat_group_id)
    select ${event.id}, min(id) from seat_group`)
  expect((await buyer.post(cartPath, anywhere)).body.code).toBe('seat_group_needed')
})

test.each(['sold_out', 'canceled', 'postponed', 'closed', 'online_sale_ended'] as const)(
  'B-06: for an event that is %s nothing is sold, and its seat groups are not offered',
  async (status) => {
    const event = await addEvent(theatre.database, { rows: [4], event: { status } })
    const buyer = await newBuyer(theatre)
    expect((await buyer.post(cartPath, wish(event, 1))).body.code).toBe('not_on_sale')
    expect((await buyer.get(`/de/api/events/${event.id}/`)).body.seat_groups[0].status).toBe(0)
    expect((await buyer.get(`/de/api/events/${event.id}/offer/`)).body.seat_groups[0].status).toBe(
      0,
    )
  },
)

test('B-06: once it has begun, nothing is sold of an event', async () => {
  const [day, time] = new Date(Date.now() - 60_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .split(' ')
  const event = await addEvent(theatre.database, {
    rows: [4],
    event: { day: day!, localTime: time!, durationMinutes: 120 },
  })
  const buyer = await newBuyer(theatre)
  expect((await buyer.post(cartPath, wish(event, 1))).body.code).toBe('not_on_sale')
})

test('B-11: a cart holds forty tickets at most', async () => {
  const event = await addEvent(theatre.database, { places: 100 })
  const buyer = await newBuyer(theatre)
  expect((await buyer.post(cartPath, wish(event, 40))).status).toBe(200)
  expect((await buyer.post(cartPath, wish(event, 1))).body.code).toBe('too_many_tickets')
  expect(await takenOf(event)).toHaveLength(40)
})

test('X-09: a call that changes the cart needs the csrf header', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await buyer.post(cartPath, wish(event, 1))
  const { cookies } = buyer
  for (const [method, url] of [
    ['POST', cartPath],
    ['POST', `${cartPath}extend/`],
    ['DELETE', `${cartPath}tickets/1/`],
    ['POST', '/de/api/shop-orders/'],
  ] as const) {
    const answer = await theatre.call({ method, url, cookies, payload: wish(event, 1) })
    expect([url, answer.status]).toEqual([url, 403])
  }
  expect(await takenOf(event)).toHaveLength(1)
})

test('B-11: who adds too often has to wait; others do not', async () => {
  const event = await addEvent(theatre.database, { places: 60 })
  const [greedy, other] = [await newBuyer(theatre), await newBuyer(theatre)]
  const statuses = []
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await greedy.post(cartPath, wish(event, 1))).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(statuses[30]).toBe(429)
  expect((await other.post(cartPath, wish(event, 1))).status).toBe(200)
})

function wish(event: AddedEvent, quantity: number) {
  return {
    event_jet_id: event.id,
    quantities: [quantity],
    sale_type_ids: [event.fullPrice],
    seat_group: event.seatGroup,
  }
}

function ticketIds({ tickets }: { tickets: { id: number }[] }): number[] {
  return tickets.map(({ id }) => id)
}

function takenOf({ id }: AddedEvent) {
  return theatre.database
    .select()
    .from(takenPlace)
    .where(sql`event_id = ${id}`)
}

function countTaken(): Promise<number> {
  return theatre.database.$count(takenPlace)
}

/** As if the holds of an event, and their carts, had been made earlier. */
async function passTime({ id }: AddedEvent, minutes: number): Promise<void> {
  await theatre.database.execute(sql`
    update cart set created_at = created_at - ${minutes} * interval '1 minute'
    where id in (select cart_id from taken_place where event_id = ${id})`)
  await theatre.database.execute(sql`
    update taken_place set held_until = held_until - ${minutes} * interval '1 minute'
    where event_id = ${id} and held_until is not null`)
}
