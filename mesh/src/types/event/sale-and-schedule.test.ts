import { expect, test } from 'vitest'
import { eventRow, page, productionRow } from '#testing/rows.ts'
import { createTestGateway } from '#testing/test-gateway.ts'

test.each([
  [
    { status: 'sold_out', occurrence: 'scheduled' },
    { sale: 'SOLD_OUT', schedule: 'SCHEDULED' },
  ],
  [
    { status: 'on_sale', occurrence: 'rescheduled' },
    { sale: 'ON_SALE', schedule: 'RESCHEDULED' },
  ],
  [
    { status: 'past_event', occurrence: 'canceled' },
    { sale: 'PAST_EVENT', schedule: 'CANCELED' },
  ],
  [
    { status: 'canceled', occurrence: 'canceled' },
    { sale: null, schedule: 'CANCELED' },
  ],
  // An origin without our extensions says nothing but the status.
  [{ status: 'postponed' }, { sale: null, schedule: 'POSTPONED' }],
  [{ status: 'closed' }, { sale: 'CLOSED', schedule: 'SCHEDULED' }],
])('P-09: an event of %j is %j', async (said, shown) => {
  const { ask } = createTestGateway(() => ({ body: page([{ ...eventRow(1), ...said }]) }))
  const { data, errors } = await ask('{ events(locale: DE) { nodes { sale schedule } } }')
  expect(errors).toBeUndefined()
  expect(data).toEqual({ events: { nodes: [shown] } })
})

test('G-01: the dates of a production say both without another call', async () => {
  const date = { ...eventRow(1), status: 'past_event', occurrence: 'canceled' }
  const { ask, calls } = createTestGateway(() => ({
    body: page([{ ...productionRow(7), events: [date] }]),
  }))
  const { data, errors } = await ask(
    '{ productions(locale: DE) { nodes { events { sale schedule } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    productions: { nodes: [{ events: [{ sale: 'PAST_EVENT', schedule: 'CANCELED' }] }] },
  })
  expect(calls).toHaveLength(1)
})

test('P-09: fields of an event that its ticket does not embed are fetched', async () => {
  const ticket = { id: 1, event: { id: 1, title: 'Hamlet' } }
  const { ask, calls } = createTestGateway(({ url }) =>
    url.pathname.endsWith('/events/1/')
      ? { body: { ...eventRow(1), occurrence: 'rescheduled' } }
      : { body: { tickets: [ticket] } },
  )
  const { data, errors } = await ask(
    '{ cart(locale: DE) { tickets { event { title sale schedule } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    cart: { tickets: [{ event: { title: 'Hamlet', sale: 'SOLD_OUT', schedule: 'RESCHEDULED' } }] },
  })
  expect(calls).toHaveLength(2)
})

test('B-05: seats that can be had are available', async () => {
  const group = { id: 1, seat_group: 1, text: 'Parkett', prices: [], timeslots: [] }
  const seat_groups = [
    { ...group, status: 1 },
    { ...group, status: 0 },
  ]
  const { ask } = createTestGateway(() => ({ body: { event_jet_id: 1, seat_groups } }))
  const { data, errors } = await ask(
    '{ eventOffer(locale: DE, eventNumber: 1) { seatGroups { status } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    eventOffer: { seatGroups: [{ status: 'AVAILABLE' }, { status: 'UNAVAILABLE' }] },
  })
})
