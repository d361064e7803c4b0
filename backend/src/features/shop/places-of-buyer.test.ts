import { randomUUID } from 'node:crypto'
import { maxPlacesPerBuyer } from '@foyer/schema/ticket-rules.ts'
import { expect, test } from 'vitest'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer } from '#test/buyer.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('X-09: one email address can order a limited number of seats of an event, however it is written', async () => {
  const event = await addEvent(theatre.database, { places: maxPlacesPerBuyer * 3 })
  const email = `${randomUUID()}@example.org`
  const half = maxPlacesPerBuyer / 2
  const first = await order(event, { email, places: half })
  expect(first.status).toBe(200)
  expect((await order(event, { email: email.toUpperCase(), places: half })).status).toBe(200)
  expect(await order(event, { email, places: 1 })).toMatchObject({
    status: 400,
    body: { code: 'too_many_seats' },
  })
  expect((await order(event, { email: `other-${email}`, places: half })).status).toBe(200)

  await theatre.app.orders.cancel(first.body.secret)
  expect((await order(event, { email, places: 1 })).status).toBe(200)
})

test('X-09: orders at the same moment are counted together, and what is refused stays in the cart', async () => {
  const event = await addEvent(theatre.database, { places: maxPlacesPerBuyer * 3 })
  const email = `${randomUUID()}@example.org`
  const places = maxPlacesPerBuyer / 2 + 1
  const responses = await Promise.all([1, 2].map(() => order(event, { email, places })))
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 400,
  ])
  const refused = responses.find(({ status }) => status === 400)!
  expect((await refused.buyer.get('/de/api/shop-cart/')).body.tickets_quantity).toBe(places)
})

async function order(event: AddedEvent, wanted: { email: string; places: number }) {
  const buyer = await newBuyer(theatre)
  await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    quantities: [wanted.places],
    sale_type_ids: [event.fullPrice],
    request_key: randomUUID(),
  })
  const person = { name: 'Anna Berg', email: wanted.email, payment_method: 'bank_transfer' }
  return { buyer, ...(await buyer.post('/de/api/shop-orders/', person)) }
}
