import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { change } from '#database/tables/changes.ts'
import { room } from '#database/tables/places.ts'
import { place, seatGroup } from '#database/tables/seats.ts'
import { noTimeslot, takenPlace } from '#database/tables/shop.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { addEvent } from '#test/add-event.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
})

const url = '/de/admin-api/events/'
const get = async (path: string) => (await theatre.call({ url: path, headers: staff.headers })).body
const add = (values: object = {}) =>
  staff.send({
    url,
    payload: { production: 1, day: '2031-03-04', local_time: '19:30', venue: 1, ...values },
  })
const patch = (id: number, payload: object) =>
  staff.send({ method: 'PATCH', url: `${url}${id}/`, payload })

test('X-12: a moved event keeps its old date, a cancelled one says so, and its page and the calendars are stale', async () => {
  const { body } = await add()
  const moved = await patch(body.id, { day: '2031-03-11' })
  expect(moved.body).toMatchObject({ day: '2031-03-11', local_time: '19:30:00' })
  const shown = await get(`/de/api/events/${body.id}/`)
  expect(shown).toMatchObject({
    day: '2031-03-11',
    occurrence: 'rescheduled',
    moved_from: { day: '2031-03-04', time: '19:30' },
  })
  await patch(body.id, { status: 'postponed' })
  expect(await get(`/de/api/events/${body.id}/`)).toMatchObject({
    occurrence: 'postponed',
    moved_from: { day: '2031-03-04' },
  })
  const reason = { cancellation_reason: { de: 'Die Sängerin ist krank.' } }
  await patch(body.id, { status: 'canceled', ...reason })
  const canceled = await get(`/de/api/events/${body.id}/`)
  expect(canceled.status).toBe('canceled')
  expect(canceled.revision).toBeGreaterThan(shown.revision)
  const rows = await theatre.database.select().from(change).orderBy(asc(change.id))
  expect(rows.at(-1)!.tags).toEqual(
    expect.arrayContaining([`event:${body.id}`, 'events', 'calendar', 'production:1']),
  )
})

test('X-12: an event is cancelled with a reason only, which is on its page until it takes place after all', async () => {
  const info = { de: '<p>Einlass um 19 Uhr.</p>' }
  const { body } = await add({ important_info: info })
  expect(await patch(body.id, { status: 'canceled' })).toMatchObject({
    status: 400,
    body: {
      errors: {
        'cancellation_reason.de': ['Bitte schreiben Sie, warum die Vorstellung entfällt.'],
      },
      codes: { 'cancellation_reason.de': ['reason_missing'] },
    },
  })
  expect((await add({ status: 'canceled' })).status).toBe(400)
  const canceled = await patch(body.id, {
    status: 'canceled',
    cancellation_reason: { de: 'Sturm "Ada" & <Regen>' },
  })
  expect(canceled.body.important_info).toEqual({
    de: expect.stringMatching(/^<p>Sturm .+<\/p><p>Einlass um 19 Uhr.<\/p>$/),
  })
  expect((await patch(body.id, { cancellation_reason: { de: '' } })).status).toBe(400)
  // The form sends back what it shows.
  const { important_info } = canceled.body
  const corrected = await patch(body.id, { important_info, cancellation_reason: { de: 'Hagel' } })
  expect(corrected.body.important_info).toEqual({ de: '<p>Hagel</p><p>Einlass um 19 Uhr.</p>' })
  expect((await patch(body.id, { status: 'on_sale' })).body).toMatchObject({
    cancellation_reason: { de: '' },
    important_info: info,
  })
})

test('X-12: an event in the past cannot be put on sale, and one that was may be corrected', async () => {
  const past = { day: '2021-03-04' }
  expect((await add(past)).body.errors).toEqual({ status: [expect.stringMatching(/vorbei/)] })
  const { body } = await add({ ...past, status: 'closed' })
  expect((await patch(body.id, { status: 'on_sale' })).status).toBe(400)
  const open = (await add()).body
  expect((await patch(open.id, past)).body.errors).toHaveProperty('status')
  expect((await patch(body.id, { subtitle: { de: 'Mit Nachgespräch' } })).status).toBe(200)
})

test('X-12: prices below zero, twice the same price, days that do not exist and other halls are refused by field', async () => {
  const [stage] = await theatre.database.select().from(room).where(eq(room.venueId, 1)).limit(1)
  const price = { name: { de: 'Karte' }, sale_type: 1, price_cents: 100 }
  const [elsewhere] = await theatre.database.select().from(room).orderBy(room.id)
  const refusals: [object, string][] = [
    [{ prices: [{ ...price, price_cents: -1 }] }, 'prices.0.price_cents'],
    [{ prices: [price, price] }, 'prices.1.sale_type'],
    [{ day: '2031-02-30' }, 'day'],
    [{ duration_minutes: 0 }, 'duration_minutes'],
    [{ production: null }, 'title'],
    [{ room: stage!.id, venue: 2 }, 'room'],
    [{ room: 999_999 }, 'room'],
    [{ tags: [999_999] }, 'tags'],
  ]
  expect(elsewhere).toBeDefined()
  for (const [values, field] of refusals) {
    const { status, body } = await add(values)
    expect([field, status, Object.keys(body.errors)]).toEqual([field, 400, [field]])
  }
})

test('X-12: seats that are sold stay valid when the hall is changed', async () => {
  const { id, seatGroup: sold } = await addEvent(theatre.database, { rows: [4] })
  const [seat] = await theatre.database
    .select()
    .from(place)
    .where(eq(place.seatGroupId, sold))
    .orderBy(asc(place.column))
  await theatre.database
    .insert(takenPlace)
    .values({ eventId: id, timeslotId: noTimeslot, placeId: seat!.id })
  const stored = await get(`${url}${id}/`)
  const [other] = await theatre.database
    .select({ group: seatGroup.id, room: room.id, venue: room.venueId })
    .from(seatGroup)
    .innerJoin(room, eq(room.id, seatGroup.roomId))
    .orderBy(seatGroup.id)
    .then((rows) => rows.filter((row) => row.room !== stored.room))
  const hall = { room: other!.room, venue: other!.venue }
  const next = { seat_group: other!.group, is_offered: true }
  const refused = await patch(id, { ...hall, seat_groups: [next], prices: [] })
  expect(refused.body.errors).toEqual({ seat_groups: [expect.stringMatching(/verkauft/)] })
  const kept = { ...stored.seat_groups[0], is_offered: false }
  const changed = await patch(id, { ...hall, seat_groups: [kept, next], prices: [] })
  expect(changed.body).toMatchObject({ ...hall, seat_groups: expect.arrayContaining([kept]) })
  expect(
    await theatre.database.select().from(takenPlace).where(eq(takenPlace.eventId, id)),
  ).toHaveLength(1)
  const deleted = await staff.send({ method: 'DELETE', url: `${url}${id}/` })
  expect([deleted.status, deleted.body.uses[0].type]).toEqual([409, 'taken-place'])
})

test('X-12: a price of an event with seats names those that are sold at it', async () => {
  const { seatGroup: group } = await addEvent(theatre.database, { rows: [4] })
  const [hall] = await theatre.database
    .select({ room: room.id, venue: room.venueId })
    .from(seatGroup)
    .innerJoin(room, eq(room.id, seatGroup.roomId))
    .where(eq(seatGroup.id, group))
  const price = { name: { de: 'Parkett' }, sale_type: 1, price_cents: 2000 }
  const seats = { ...hall, seat_groups: [{ seat_group: group }] }
  const refused = await add({ ...seats, prices: [price] })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { 'prices.0.seat_group': [expect.stringMatching(/kein Platz verkauft/)] },
  ])
  const added = await add({ ...seats, prices: [{ ...price, seat_group: group }] })
  expect(added.status).toBe(201)
  expect((await add({ ...hall, prices: [price] })).status).toBe(201)
})

test('X-12: a run adds its dates at once or none, and an event is copied with its prices', async () => {
  const original = (
    await add({
      day: '2032-02-02',
      prices: [{ name: { de: 'Karte' }, sale_type: 1, price_cents: 2400 }],
    })
  ).body
  const { id: _id, revision: _revision, ...values } = original
  const copy = (await staff.send({ url, payload: { ...values, day: '2032-02-03' } })).body
  expect(copy.prices).toEqual([{ ...original.prices[0], id: expect.any(Number) }])
  expect(copy.prices[0].id).not.toBe(original.prices[0].id)

  const run = {
    event: { ...values, day: '2032-03-01' },
    until: '2032-03-31',
    weekdays: [5, 6],
    times: ['15:00', '19:30'],
    except: ['2032-03-26'],
  }
  const added = await staff.send({ url: `${url}run/`, payload: run })
  expect([added.status, added.body.ids?.length]).toEqual([201, 14])
  const list = await get(`${url}?production=1&day_from=2032-03-01&day_to=2032-03-31&ordering=day`)
  expect([list.count, list.results[0].day]).toEqual([14, '2032-03-05'])
  expect((await get(`${url}${added.body.ids[13]}/`)).prices[0].price_cents).toBe(2400)

  const again = await staff.send({ url: `${url}run/`, payload: { ...run, until: '2032-04-02' } })
  expect([again.status, again.body.events.length]).toEqual([409, 14])
  expect(again.body.events[0]).toEqual({
    day: '2032-03-05',
    time: '15:00:00',
    errors: { day: [expect.stringMatching(/schon/)] },
  })
  expect((await get(`${url}?day_from=2032-04-01&day_to=2032-04-02&production=1`)).count).toBe(0)
  const endless = { ...run, weekdays: [], until: '2039-01-01' }
  expect((await staff.send({ url: `${url}run/`, payload: endless })).body.errors).toHaveProperty(
    'until',
  )
})
