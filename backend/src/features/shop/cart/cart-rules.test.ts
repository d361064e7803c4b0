import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { takenPlace } from '#database/tables/shop.ts'
import { addEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { theatre, cartPath, holdRequest, takenOf, passTime, useCarts } from '#test/cart-requests.ts'

useCarts()

test('B-05: taken seats are not offered until the hold expires', async () => {
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
  const { body } = await buyer.post(cartPath, {
    ...holdRequest(event, 1),
    block_id: early.block_id,
  })
  expect(body.tickets).toMatchObject([{ time_start: '10:00:00' }])
  expect(await offer()).toEqual([1, 0, 1])
  await buyer.post(cartPath, { ...holdRequest(event, 1), block_id: late.block_id })
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

test('the offer is not cached', async () => {
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
  const { status, body } = await buyer.post(cartPath, { ...holdRequest(event, 1), ...changed })
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
  expect((await buyer.post(cartPath, holdRequest(event, 1))).body.code).toBe('timeslot_required')
  const { body } = await buyer.get(`/de/api/events/${other.id}/`)
  const { block_id } = body.seat_groups[0].timeslots[0]
  const response = await buyer.post(cartPath, { ...holdRequest(event, 1), block_id })
  expect(response.body.code).toBe('unknown_timeslot')
})

test('B-06: a seat group has to be chosen where there are several, and only there', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  const { seat_group: _, ...anywhere } = holdRequest(event, 1)
  expect((await buyer.post(cartPath, anywhere)).status).toBe(200)
  await theatre.database.execute(sql`
    insert into event_seat_group (event_id, seat_group_id)
    select ${event.id}, min(id) from seat_group`)
  expect((await buyer.post(cartPath, anywhere)).body.code).toBe('seat_group_required')
})

test.each(['sold_out', 'canceled', 'postponed', 'closed', 'online_sale_ended'] as const)(
  'B-06: for an event that is %s nothing is sold, and its seat groups are not offered',
  async (status) => {
    const event = await addEvent(theatre.database, { rows: [4], event: { status } })
    const buyer = await newBuyer(theatre)
    expect((await buyer.post(cartPath, holdRequest(event, 1))).body.code).toBe('not_on_sale')
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
  expect((await buyer.post(cartPath, holdRequest(event, 1))).body.code).toBe('not_on_sale')
})

test('B-11: a cart holds forty tickets at most', async () => {
  const event = await addEvent(theatre.database, { places: 100 })
  const buyer = await newBuyer(theatre)
  expect((await buyer.post(cartPath, holdRequest(event, 40))).status).toBe(200)
  expect((await buyer.post(cartPath, holdRequest(event, 1))).body.code).toBe('too_many_tickets')
  expect(await takenOf(event)).toHaveLength(40)
})

test('X-09: a call that changes the cart needs the csrf header', async () => {
  const event = await addEvent(theatre.database, { rows: [4] })
  const buyer = await newBuyer(theatre)
  await buyer.post(cartPath, holdRequest(event, 1))
  const { cookies } = buyer
  for (const [method, url] of [
    ['POST', cartPath],
    ['POST', `${cartPath}extend/`],
    ['DELETE', `${cartPath}tickets/1/`],
    ['POST', '/de/api/shop-orders/'],
  ] as const) {
    const response = await theatre.call({ method, url, cookies, payload: holdRequest(event, 1) })
    expect([url, response.status]).toEqual([url, 403])
  }
  expect(await takenOf(event)).toHaveLength(1)
})

test('B-11: a visitor who adds too often is rate-limited; others are not', async () => {
  const event = await addEvent(theatre.database, { places: 60 })
  const [greedy, other] = [await newBuyer(theatre), await newBuyer(theatre)]
  const statuses = []
  for (let time = 0; time < 31; time += 1) {
    statuses.push((await greedy.post(cartPath, holdRequest(event, 1))).status)
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(statuses[30]).toBe(429)
  expect((await other.post(cartPath, holdRequest(event, 1))).status).toBe(200)
})

function countTaken(): Promise<number> {
  return theatre.database.$count(takenPlace)
}
