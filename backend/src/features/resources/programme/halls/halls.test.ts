import { beforeAll, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { newBuyer } from '#test/buyer.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session
let venue: number

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
  const payload = { name: { de: 'Kellertheater' }, city: 'Linz' }
  venue = (await staff.send({ url: '/de/admin-api/venues/', payload })).body.id
})

type Place = { id?: number; column: number; seat_label: string; [field: string]: unknown }
type Hall = { room: number; group: number; event: number; places: Place[] }

const url = (path: string) => `/de/admin-api/${path}`
const get = async (path: string) =>
  (await theatre.call({ url: url(path), headers: staff.headers })).body
const add = async (resource: string, payload: object) =>
  (await staff.send({ url: url(`${resource}/`), payload })).body
const savePlan = (room: number, places: object[]) =>
  staff.send({ method: 'PATCH', url: url(`rooms/${room}/`), payload: { places } })
const placesOf = async ({ room }: Hall): Promise<Place[]> => (await get(`rooms/${room}/`)).places

/** A room with one row of four places, and an event that sells them. */
async function addHall(): Promise<Hall> {
  const room = (await add('rooms', { venue, name: { de: 'Kammer' } })).id
  const group = (await add('seat-groups', { room, name: { de: 'Reihe' } })).id
  const row = { row: 1, row_label: '1', seat_group: group }
  const drawn = await savePlan(
    room,
    [1, 2, 3, 4].map((column) => ({ ...row, column, seat_label: String(column) })),
  )
  expect([drawn.status, drawn.body.errors]).toEqual([200, undefined])
  const event = await addEvent({ room, group })
  return { room, group, event, places: drawn.body.places }
}

async function addEvent({ room, group }: Pick<Hall, 'room' | 'group'>): Promise<number> {
  const { id } = await add('events', {
    title: { de: 'Kammerspiel' },
    day: `${new Date().getFullYear() + 1}-05-06`,
    local_time: '19:30',
    venue,
    room,
    seat_groups: [{ seat_group: group, is_offered: true }],
    prices: [{ name: { de: 'Karte' }, seat_group: group, sale_type: 1, price_cents: 2000 }],
  })
  return id
}

async function hold({ event, group }: Hall, quantity: number) {
  const buyer = await newBuyer(theatre)
  const { body } = await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event,
    quantities: [quantity],
    sale_type_ids: [1],
    seat_group: group,
  })
  return { buyer, code: body.response_code as number }
}

/** Orders places; returns how its tickets call them, asked for anew each time. */
async function order(hall: Hall, quantity: number) {
  const { buyer } = await hold(hall, quantity)
  const { body } = await buyer.post('/de/api/shop-orders/', {
    name: 'Franziska Moser',
    email: `plan-${hall.event}@example.at`,
    payment_method: 'bank_transfer',
  })
  return async (): Promise<string[]> => {
    const shown = await theatre.call(`/de/api/shop-orders/${body.secret}/`)
    return shown.body.tickets.map((one: { row: string; seat: string }) => `${one.row}/${one.seat}`)
  }
}

const isSold = (label: string, tickets: string[]) => tickets.includes(label)
const notEnough = -214

test('X-12, B-11: a place that is sold stays valid when it leaves the plan, is not sold again, and is the same when it comes back', async () => {
  const hall = await addHall()
  const ticketsOf = await order(hall, 2)
  const before = await ticketsOf()
  const sold = await get(`rooms/${hall.room}/sold-places/`)
  expect(sold.places).toEqual(
    hall.places
      .filter(({ seat_label: seat }) => isSold(`1/${seat}`, before))
      .map(({ id }) => ({ id, tickets: 1 })),
  )
  const removed = await savePlan(hall.room, [])
  expect([removed.status, removed.body.places]).toEqual([200, []])
  expect(await ticketsOf()).toEqual(before)
  expect((await hold(hall, 1)).code).toBe(notEnough)
  expect((await get(`rooms/${hall.room}/sold-places/`)).places).toEqual(sold.places)

  const again = hall.places.map(({ id: _id, ...place }) => place)
  await savePlan(hall.room, again)
  const ids = new Map((await placesOf(hall)).map(({ id, seat_label: seat }) => [seat, id]))
  for (const { id, seat_label: seat } of hall.places) {
    expect(ids.get(seat) === id).toBe(isSold(`1/${seat}`, before))
  }
  expect((await hold(hall, 2)).code).not.toBe(notEnough)
  expect((await hold(hall, 1)).code).toBe(notEnough)
})

test('X-12: tickets keep the names of their places, which no other place gets until then', async () => {
  const hall = await addHall()
  const ticketsOf = await order(hall, 4)
  const before = await ticketsOf()
  const named = (letters: string) =>
    hall.places.map((place, index) => ({ ...place, seat_label: letters[index] }))
  const swapped = await savePlan(hall.room, named('2134'))
  expect(swapped.body.errors).toEqual({
    'places.0.seat_label': [expect.stringMatching(/gültigen Karten/)],
    'places.1.seat_label': [expect.stringMatching(/gültigen Karten/)],
  })
  const renamed = await savePlan(hall.room, named('abcd'))
  expect([renamed.status, renamed.body.errors]).toEqual([200, undefined])
  expect(await ticketsOf()).toEqual(before)
  expect((await savePlan(hall.room, named('1234'))).status).toBe(200)
  const event = await addEvent(hall)
  await savePlan(hall.room, named('abcd'))
  const later = await order({ ...hall, event }, 4)
  expect((await later()).toSorted()).toEqual(['1/a', '1/b', '1/c', '1/d'])
})

test('X-12, B-11: blocked, wheelchair and companion places are not sold online, and a repainted one is sold with its new group', async () => {
  const hall = await addHall()
  const [first, second, third, fourth] = hall.places
  const other = (await add('seat-groups', { room: hall.room, name: { de: 'Loge' } })).id
  const saved = await savePlan(hall.room, [
    { ...first, is_blocked: true },
    { ...second, kind: 'wheelchair' },
    { ...third, kind: 'companion' },
    { ...fourth, seat_group: other },
  ])
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  expect((await hold(hall, 1)).code).toBe(notEnough)
  const offer = await theatre.call(`/de/api/events/${hall.event}/offer/`)
  expect(offer.body.seat_groups).toMatchObject([{ status: 0 }])
  const event = await addEvent({ room: hall.room, group: other })
  expect((await hold({ ...hall, event, group: other }, 1)).code).not.toBe(notEnough)
  expect((await get(`rooms/${hall.room}/history/`)).results[0]).toMatchObject({
    change: 'changed',
    fields: [{ field: 'places', after: saved.body.places }],
  })
})

test('X-12: places may be moved and renumbered at once, but two cannot stand at one position or bear one name', async () => {
  const hall = await addHall()
  const shifted = hall.places.map((place) => ({ ...place, column: place.column + 1 }))
  expect((await savePlan(hall.room, shifted)).body.places).toEqual(shifted)
  const [first, second, ...others] = shifted
  const twice = await savePlan(hall.room, [
    first!,
    { ...second!, column: first!.column },
    ...others,
  ])
  expect(twice.body.errors).toEqual({ 'places.1.column': [expect.any(String)] })
  const named = await savePlan(hall.room, [first!, { ...second!, seat_label: '1' }, ...others])
  expect(named.body.errors).toEqual({ 'places.1.seat_label': [expect.any(String)] })
  const foreign = await savePlan(hall.room, [{ ...first!, seat_group: 1 }])
  expect(foreign.body.errors).toHaveProperty(['places.0.seat_group'])
})

test('X-12: a seat group with free seating has as many places as its number says, and loses none that is sold', async () => {
  const hall = await addHall()
  const group = (
    await add('seat-groups', { room: hall.room, name: { de: 'Stehplatz' }, capacity: 3 })
  ).id
  const event = await addEvent({ room: hall.room, group })
  const free = { ...hall, group, event }
  const ticketsOf = await order(free, 2)
  const resize = (capacity: number) =>
    staff.send({ method: 'PATCH', url: url(`seat-groups/${group}/`), payload: { capacity } })
  expect((await resize(1)).body.capacity).toBe(1)
  expect(await ticketsOf()).toHaveLength(2)
  expect((await hold(free, 1)).code).toBe(notEnough)
  await resize(4)
  expect((await hold(free, 3)).code).toBe(notEnough)
  expect((await hold(free, 2)).code).not.toBe(notEnough)
})
