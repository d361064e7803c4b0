import { expect, test } from 'vitest'
import { readTicketForm } from './read-ticket-form.ts'

test('B-06 the plain form is parsed as tickets and timeslot; invalid fields count as empty', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['entry', '12'],
    ['tickets-3-1', '2'],
    ['tickets-3-2', '0'],
    ['tickets-4-1', ''],
    ['tickets-5-1', '41'],
    ['tickets-6-1', '-1'],
    ['tickets-7-1', '1.5'],
    ['tickets-x-1', '1'],
  ] as const) {
    form.set(name, value)
  }
  expect(readTicketForm(form)).toEqual({
    selection: [{ ticket: { seatGroupNumber: 3, saleTypeNumber: 1 }, amount: 2 }],
    timeslot: 12,
  })
})
