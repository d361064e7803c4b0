import { expect, test } from 'vitest'
import { listDays, type ChosenDays } from './list-days.ts'

const all: ChosenDays = { date_from: null, date_to: null, filters: '' }

test.each([
  ['Wednesday', '2026-11-25T12:00:00Z', '2026-11-28', '2026-11-29'],
  ['Saturday', '2026-11-28T12:00:00Z', '2026-11-28', '2026-11-29'],
  ['Sunday', '2026-11-29T12:00:00Z', '2026-11-29', '2026-11-29'],
  ['Monday, though it is still Sunday in UTC', '2026-11-29T23:30:00Z', '2026-12-05', '2026-12-06'],
])('M-07: the weekend, requested on a %s', (_, now, first, last) => {
  expect(listDays({ ...all, filters: 'weekend' }, new Date(now))).toEqual({ first, last })
})

test('M-07: the next three days begin today, by the clock of the theatre', () => {
  const chosen: ChosenDays = { ...all, filters: 'next_3_days' }
  expect(listDays(chosen, new Date('2026-12-30T23:30:00Z'))).toEqual({
    first: '2026-12-31',
    last: '2027-01-02',
  })
})

test('M-07: without anything chosen a list begins today and has no end', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  expect(listDays(all, now)).toEqual({ first: '2026-11-25', last: undefined })
})

test('M-07: chosen days narrow a period, and a period chosen days', () => {
  const now = new Date('2026-11-25T12:00:00Z')
  const chosen: ChosenDays = {
    date_from: '2026-11-26',
    date_to: '2026-12-24',
    filters: 'next_3_days',
  }
  expect(listDays(chosen, now)).toEqual({ first: '2026-11-26', last: '2026-11-27' })
})
