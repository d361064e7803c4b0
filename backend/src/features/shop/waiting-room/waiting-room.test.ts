import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { countAdmitted } from '#database/writing/count-admitted.ts'
import { waitingRoom } from '#database/tables/waiting-rooms.ts'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { change } from '#test/change.ts'
import { newBuyer, type Buyer } from '#test/buyer.ts'
import { startOrigin } from '#test/start-origin.ts'
import { callerOf } from '#test/use-theatre.ts'
import { submit, theatre, useBoxOffice } from '#test/box-office-buyer.ts'
import { findAdmitted } from './waiting-room-store.ts'
import { createWaitingRooms } from './waiting-rooms.ts'

useBoxOffice()

type Pace = { opensInMs?: number; admissionsPerMinute?: number }

async function eventWithWaitingRoom({ opensInMs = -1, admissionsPerMinute = 1 }: Pace = {}) {
  const event = await addEvent(theatre.database, { rows: [6] })
  await change(theatre.database, async (transaction) => {
    await transaction.insert(waitingRoom).values({
      eventId: event.id,
      opensAt: new Date(Date.now() + opensInMs).toISOString(),
      admissionsPerMinute,
    })
  })
  const visitor = await newBuyer(theatre)
  await expect.poll(async () => (await visitor.get(eventPage(event))).status).toBe(303)
  return event
}

const eventPage = ({ id }: AddedEvent) => `/box-office/de/event/${id}/`
const waitingPage = (event: AddedEvent) => `${eventPage(event)}waiting/`

/** Where a visitor gets who opens the page of an event: a place in the queue, or the page itself. */
async function arrive(buyer: Buyer, event: AddedEvent): Promise<string> {
  const sent = await buyer.get(eventPage(event))
  if (sent.status === 200) return eventPage(event)
  const placed = await buyer.get(String(sent.headers['location']))
  return String(placed.headers['location'])
}

const numberIn = (address: string) => Number(/place=(\d+)-/.exec(address)?.[1])

test('B-11: who comes first is admitted first, and a place stays the same after a reload', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: 3_600_000, admissionsPerMinute: 60 })
  const buyers = await Promise.all(Array.from({ length: 3 }, () => newBuyer(theatre)))
  const places: string[] = []
  for (const buyer of buyers) places.push(await arrive(buyer, event))
  expect(places.map(numberIn)).toEqual([1, 2, 3])

  const third = await buyers[2]!.get(places[2]!)
  expect(third.status).toBe(200)
  expect(third.body).toContain('Vor Ihnen warten 2\u00a0Personen.')
  expect(third.body).toContain('Der Verkauf beginnt am')
  expect(Number(third.headers['refresh'])).toBeGreaterThan(0)
  expect((await buyers[2]!.get(places[2]!)).body).toContain('Vor Ihnen warten 2')
})

test('B-11: who has more people ahead than there are seats is told so', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: 3_600_000, admissionsPerMinute: 60 })
  const rooms = createWaitingRooms({
    database: theatre.database,
    getTokenSecret: async () => 'secret',
  })
  const room = await rooms.find(event.id)
  const [, , third] = await Promise.all(
    [1, 2, 3].map(() => newBuyer(theatre).then((buyer) => arrive(buyer, event))),
  )
  await Promise.all([1, 2, 3].map(() => rooms.takePlace(room!)))
  const buyer = await newBuyer(theatre)
  const seventh = await arrive(buyer, event)
  expect((await buyer.get(seventh)).body).toContain('Derzeit sind noch 6\u00a0Plätze frei.')
  expect((await buyer.get(third!)).body).not.toContain('Derzeit')

  await change(theatre.database, (transaction) =>
    transaction.execute(sql`
      insert into taken_place (event_id, timeslot_id, place_id)
      select ${event.id}, 0, id from place where seat_group_id = ${event.seatGroup}`),
  )
  await expect
    .poll(async () => (await buyer.get(third!)).body)
    .toContain('Derzeit ist kein Platz frei. Was andere nur reserviert haben')
})

test('B-11: with a place that is admitted seats are held; without one, and by the cart’s call, they are not', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: -120_000, admissionsPerMinute: 1 })
  const first = await newBuyer(theatre)
  const place = await arrive(first, event)
  const wanted = { [`tickets-${event.seatGroup}-${event.fullPrice}`]: '2' }

  const other = await newBuyer(theatre)
  const refused = await other.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    quantities: [1],
    sale_type_ids: [event.fullPrice],
    seat_group: event.seatGroup,
  })
  expect(refused.status).toBe(400)
  expect(refused.body.code).toBe('waiting_room')
  const sentBack = await submit(other, eventPage(event), wanted)
  expect(sentBack.headers['location']).toBe(waitingPage(event))

  await theatre.database.execute(
    `update waiting_queue set counted_at = now() - interval '1 minute' where event_id = ${event.id}`,
  )
  await expect.poll(async () => (await first.get(place)).status).toBe(303)
  const admitted = String((await first.get(place)).headers['location'])
  expect(admitted).toContain(eventPage(event))
  const page = await first.get(admitted)
  expect(page.body).toContain('Plätze reservieren')
  const held = await submit(first, eventPage(event), wanted)
  expect(held.headers['location']).toBe('/box-office/de/')

  // The place is used up: whoever has its address waits for another one.
  const copied = await other.get(admitted)
  expect(copied.headers['location']).toContain('/waiting/')
  const renewed = await other.get(String(copied.headers['location']))
  expect(numberIn(String(renewed.headers['location']))).toBe(2)
})

test('B-11: an origin that is started again knows each place, and goes on counting', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: 3_600_000 })
  await arrive(await newBuyer(theatre), event)
  const place = await arrive(await newBuyer(theatre), event)
  const again = await startOrigin(theatre.url)
  onTestFinished(() => again.stop())
  const restarted = { call: callerOf(again.app) }

  const returning = await (await newBuyer(restarted)).get(place)
  expect(returning.status).toBe(200)
  expect(returning.body).toContain('Vor Ihnen wartet noch eine Person.')
  expect(numberIn(await arrive(await newBuyer(restarted), event))).toBe(3)
})

test('X-09: nobody moves forward by changing the number of a place', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: 3_600_000 })
  const buyer = await newBuyer(theatre)
  await arrive(await newBuyer(theatre), event)
  const place = await arrive(buyer, event)
  const forged = await buyer.get(place.replace('place=2-', 'place=1-'))
  expect(forged.status).toBe(303)
  expect(numberIn(String(forged.headers['location']))).toBe(3)
  for (const broken of ['', 'x', '1', '1-', `1-${'A'.repeat(43)}`, '0'.repeat(5000)]) {
    const { status, headers } = await buyer.get(`${waitingPage(event)}?place=${broken}`)
    expect([status, String(headers['location']).includes('place=')]).toEqual([303, true])
  }
})

test('B-11: thousands who arrive at once get a number each, in several processes, and none twice', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: 3_600_000, admissionsPerMinute: 600 })
  const getTokenSecret = async () => 'secret of both processes'
  const { database } = theatre
  const processes = [1, 2].map(() => createWaitingRooms({ database, getTokenSecret }))
  const room = await processes[0]!.find(event.id)
  const places = await Promise.all(
    Array.from({ length: 5000 }, (_, index) => processes[index % 2]!.takePlace(room!)),
  )
  const numbers = new Set(places.map((place) => Number.parseInt(place, 10)))
  expect(numbers.size).toBe(5000)
  expect(Math.max(...numbers)).toBe(5000)
})

test('another pace admits nobody before their turn, and keeps those who were admitted', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: -180_000, admissionsPerMinute: 1 })
  const { database } = theatre
  const rooms = createWaitingRooms({ database, getTokenSecret: async () => 'secret' })
  const room = await rooms.find(event.id)
  await Promise.all([1, 2, 3, 4].map(() => rooms.takePlace(room!)))
  await database.execute(
    `update waiting_queue set counted_at = now() - interval '2 minutes' where event_id = ${event.id}`,
  )
  await countAdmitted(database, {
    eventId: event.id,
    opensAt: room!.opensAt.toISOString(),
    admissionsPerMinute: 1,
  })
  await change(database, (transaction) =>
    transaction
      .update(waitingRoom)
      .set({ opensAt: new Date(Date.now() + 60_000).toISOString(), admissionsPerMinute: 60_000 })
      .where(eq(waitingRoom.eventId, event.id)),
  )
  expect(await findAdmitted(database, event.id)).toBe(2)
})

test('without a waiting room nobody waits', async () => {
  const event = await addEvent(theatre.database, { rows: [2] })
  const buyer = await newBuyer(theatre)
  expect((await buyer.get(eventPage(event))).status).toBe(200)
  expect((await buyer.get(waitingPage(event))).headers['location']).toBe(eventPage(event))
})

test('B-11: once a waiting room is not in use any more everybody buys at once, and those who wait keep their places', async () => {
  const event = await eventWithWaitingRoom({ opensInMs: 3_600_000 })
  const waiting = await newBuyer(theatre)
  const place = await arrive(waiting, event)
  expect(numberIn(place)).toBeGreaterThan(0)
  const offer = `/de/api/events/${event.id}/offer/`
  expect((await waiting.get(offer)).body).toMatchObject({ has_waiting_room: true })
  const use = (isOpen: boolean) =>
    change(theatre.database, (transaction) =>
      transaction.update(waitingRoom).set({ isOpen }).where(eq(waitingRoom.eventId, event.id)),
    )
  await use(false)
  const later = await newBuyer(theatre)
  await expect.poll(async () => (await later.get(eventPage(event))).status).toBe(200)
  expect((await waiting.get(offer)).body).toMatchObject({ has_waiting_room: false })
  expect((await waiting.get(place)).headers['location']).toBe(eventPage(event))

  await use(true)
  await expect.poll(async () => (await later.get(eventPage(event))).status).toBe(303)
  expect((await waiting.get(place)).body).toContain('Der Verkauf beginnt am')
})
