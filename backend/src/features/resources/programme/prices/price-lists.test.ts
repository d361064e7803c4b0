import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
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

const url = (path: string) => `/de/admin-api/${path}`
const get = async (path: string) =>
  (await theatre.call({ url: url(path), headers: staff.headers })).body
const add = async (resource: string, payload: object): Promise<number> =>
  (await staff.send({ url: url(`${resource}/`), payload })).body.id
const patch = (path: string, payload: object) =>
  staff.send({ method: 'PATCH', url: url(`${path}/`), payload })

type Price = { seat_group: number | null; sale_type: number; price_cents: number }
const pricesOf = async (event: number) =>
  ((await get(`events/${event}/`)).prices as Price[]).map((price) => [
    price.seat_group,
    price.sale_type,
    price.price_cents,
  ])

/** A list with two categories, a room with a seat group of each, and an event that follows the list. */
async function addHall() {
  const name = `Liste ${randomUUID()}`
  const category = (position: number) => ({ position, name: { de: `Kategorie ${position + 1}` } })
  const list = await add('price-lists', {
    name: { de: name },
    prices: [
      { ...category(0), sale_type: 1, price_cents: 4000 },
      { ...category(0), sale_type: 2, price_cents: 2000 },
      { ...category(1), sale_type: 1, price_cents: 3000 },
    ],
  })
  const room = await add('rooms', { venue, name: { de: name } })
  const front = await add('seat-groups', { room, name: { de: 'Vorne' }, capacity: 4 })
  const back = await add('seat-groups', {
    room,
    name: { de: 'Hinten' },
    capacity: 4,
    price_category: 1,
  })
  const addEvent = (day: string) =>
    add('events', {
      title: { de: 'Preisfrage' },
      day,
      venue,
      room,
      price_list: list,
      seat_groups: [front, back].map((group) => ({ seat_group: group, is_offered: true })),
    })
  return { name, list, front, back, addEvent, event: await addEvent('2034-05-01') }
}

async function sell(event: number, group: number) {
  const buyer = await newBuyer(theatre)
  await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event,
    quantities: [1],
    sale_type_ids: [1],
    seat_group: group,
  })
}

test('X-12: an event has the prices of its list by the categories of its seat groups, and follows it until tickets are held or sold', async () => {
  const { list, front, back, event, addEvent } = await addHall()
  const sold = await addEvent('2034-05-02')
  const before = [
    [front, 1, 4000],
    [front, 2, 2000],
    [back, 1, 3000],
  ]
  expect(await pricesOf(event)).toEqual(before)
  await sell(sold, front)
  const stored = await get(`price-lists/${list}/`)
  const prices = stored.prices.map((price: Price) => ({
    ...price,
    price_cents: price.price_cents + 100,
  }))
  const saved = await patch(`price-lists/${list}`, { prices, revision: stored.revision })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  expect(await pricesOf(event)).toEqual(
    before.map(([group, type, cents]) => [group, type, cents! + 100]),
  )
  expect(await pricesOf(sold)).toEqual(before)
  expect((await get(`events/${event}/history/`)).results[0]).toMatchObject({
    change: 'changed',
    fields: [{ field: 'prices' }],
  })
  expect((await get(`price-lists/${list}/history/`)).results[0].fields[0].field).toBe('prices')
  expect(
    (await patch(`price-lists/${list}`, { position: 3, revision: stored.revision })).status,
  ).toBe(409)
})

test('X-12: prices that are changed by hand detach an event, other seat groups do not', async () => {
  const { list, front, back, event } = await addHall()
  const stored = await get(`events/${event}/`)
  await patch(`events/${event}`, {
    seat_groups: stored.seat_groups.filter(
      (row: { seat_group: number }) => row.seat_group === back,
    ),
  })
  expect(await pricesOf(event)).toEqual([[back, 1, 3000]])
  await patch(`seat-groups/${back}`, { price_category: 0 })
  expect(await pricesOf(event)).toEqual([
    [back, 1, 4000],
    [back, 2, 2000],
  ])
  const { prices } = await get(`events/${event}/`)
  const own = await patch(`events/${event}`, { prices: [{ ...prices[0], price_cents: 100 }] })
  expect([own.body.price_list, own.body.prices.length]).toEqual([null, 1])
  await patch(`price-lists/${list}`, { prices: [] })
  expect(await pricesOf(event)).toEqual([[back, 1, 100]])
  expect(front).toBeGreaterThan(0)
})

test('X-12: a price below zero is refused, also by the database, and a list in use is not deleted', async () => {
  const { list, event } = await addHall()
  const price = { name: { de: 'K' }, sale_type: 1, price_cents: -1 }
  const refused = await patch(`price-lists/${list}`, { prices: [price] })
  expect(refused.body.errors).toHaveProperty(['prices.0.price_cents'])
  await expect(
    theatre.database.execute(
      sql`update list_price set price_cents = -1 where price_list_id = ${list}`,
    ),
  ).rejects.toMatchObject({ cause: { constraint: 'list_price_is_not_negative' } })
  const deleted = await staff.send({ method: 'DELETE', url: url(`price-lists/${list}/`) })
  expect([deleted.status, deleted.body.uses[0].id]).toEqual([409, event])
})

test('X-10: prices are imported by list, category and sale type, in euros, all or none', async () => {
  const { name, back, event } = await addHall()
  const saleType = (await get('sale-types/1/')).name.de as string
  const headings = 'Preisliste;Kategorie;Name der Kategorie (Deutsch);Preisart;Preis'
  const send = (line: string, fingerprint?: string) =>
    staff.send({
      url: url('list-prices/import/'),
      payload: {
        file: Buffer.from(`${headings}\r\n${line}`, 'latin1').toString('base64'),
        ...(fingerprint && { fingerprint }),
      },
    })
  const line = `${name};1;Günstig;${saleType};32,50`
  const { body: preview } = await send(line)
  expect(preview.lines[0]).toMatchObject({ outcome: 'changed', errors: {} })
  expect(await pricesOf(event)).toContainEqual([back, 1, 3000])
  expect((await send(line, preview.fingerprint)).body.is_done).toBe(true)
  expect(await pricesOf(event)).toContainEqual([back, 1, 3250])
  const wrong = await send(
    `${line}\r\n${name};0;Teuer;${saleType};-3\r\nKeine;0;A;${saleType};gratis`,
  )
  expect(wrong.body.counts).toEqual({ added: 0, changed: 0, unchanged: 1, refused: 2 })
  expect(wrong.body.lines.map(({ errors }: { errors: object }) => Object.keys(errors))).toEqual([
    ['price_cents'],
    ['price_list'],
  ])
})
