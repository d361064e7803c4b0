import { events } from '@foyer/schema/resources/programme/events.ts'
import { expect, test } from 'vitest'
import { replacedRow } from './replaced-row.ts'

const event = {
  id: 5,
  venue: 1,
  tags: [2, 3],
  prices: [
    { id: 8, sale_type: 1, seat_group: 4 },
    { id: 9, sale_type: 1, seat_group: null },
  ],
  seat_groups: [{ id: 7, seat_group: 4, is_offered: true }],
  timeslots: [],
}

test('X-12 a row takes the place of another one in fields, lists and children, and once only', () => {
  expect(replacedRow(events, event, { kind: 'seat-group', from: 4, to: 6 })).toEqual({
    ...event,
    prices: [
      { id: 8, sale_type: 1, seat_group: 6 },
      { id: 9, sale_type: 1, seat_group: null },
    ],
    seat_groups: [{ id: 7, seat_group: 6, is_offered: true }],
  })
  expect(replacedRow(events, event, { kind: 'tag', from: 2, to: 3 })).toEqual({
    ...event,
    tags: [3],
  })
  expect(replacedRow(events, event, { kind: 'venue', from: 9, to: 2 })).toEqual(event)
})
