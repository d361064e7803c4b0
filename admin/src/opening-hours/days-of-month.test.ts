import { expect, test } from 'vitest'
import { daysOfMonth, filterOfMonth, monthBeside } from './days-of-month.ts'

const hours = [
  { id: 1, weekday: 'thursday', time_from: '15:00:00', time_to: '18:00:00' },
  { id: 2, weekday: 'thursday', time_from: '10:00:00', time_to: '12:00:00' },
]
const exceptions = [
  { id: 7, day: '2026-12-24', last_day: '2026-12-26', time_from: null, time_to: null },
  { id: 8, day: '2027-01-01', last_day: null, time_from: null, time_to: null },
]

test('P-17 each day of a month has its usual hours in order, unless an exception replaces them', () => {
  const days = daysOfMonth('2026-12', { hours, exceptions })
  expect(days).toHaveLength(31)
  const idsOn = (number: number) => days[number - 1]!.rows.map(({ id }) => id)
  expect(days[16]).toMatchObject({ day: '2026-12-17', weekday: 'thursday', isException: false })
  expect([idsOn(17), idsOn(18), idsOn(23), idsOn(24), idsOn(26), idsOn(27)]).toEqual([
    [2, 1],
    [],
    [],
    [7],
    [7],
    [],
  ])
  expect([monthBeside('2026-12', 1), monthBeside('2027-01', -1)]).toEqual(['2027-01', '2026-12'])
  expect(daysOfMonth('2028-02', { hours, exceptions })).toHaveLength(29)
  expect(filterOfMonth('2028-02')).toEqual({ day_from: '2028-02-01', day_to: '2028-02-29' })
})
