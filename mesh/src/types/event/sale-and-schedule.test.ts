import { expect, test } from 'vitest'
import { eventRow, page } from '#testing/rows.ts'
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
  // What a list embeds of a date, and an origin without our extensions, say nothing but the status.
  [{ status: 'postponed' }, { sale: null, schedule: 'POSTPONED' }],
  [{ status: 'closed' }, { sale: 'CLOSED', schedule: 'SCHEDULED' }],
])('P-09: an event of %j is %j', async (said, shown) => {
  const { ask } = createTestGateway(() => ({ body: page([{ ...eventRow(1), ...said }]) }))
  const { data, errors } = await ask('{ events(locale: DE) { nodes { sale schedule } } }')
  expect(errors).toBeUndefined()
  expect(data).toEqual({ events: { nodes: [shown] } })
})

test('B-05: seats that can be had are available', async () => {
  const group = { id: 1, seat_group: 1, text: 'Parkett', prices: [], timeslots: [] }
  const seat_groups = [
    { ...group, status: 1 },
    { ...group, status: 0 },
  ]
  const { ask } = createTestGateway(() => ({ body: { event_jet_id: 1, seat_groups } }))
  const { data, errors } = await ask(
    '{ eventOffer(locale: DE, number: 1) { seatGroups { status } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    eventOffer: { seatGroups: [{ status: 'AVAILABLE' }, { status: 'UNAVAILABLE' }] },
  })
})
