import { expect, test } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

test.each([
  [2024, '2024-04-01'],
  [2026, '2026-04-06'],
  [2027, '2027-03-29'],
  [2038, '2038-04-26'],
  [2049, '2049-04-19'],
])('in %i Easter Monday is %s', (year, monday) => {
  expect(publicHolidays(year)).toContain(monday)
})

test('a year has thirteen of them', () => {
  expect(publicHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-06-04',
    '2026-08-15',
    '2026-10-26',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2026-12-26',
  ])
})
