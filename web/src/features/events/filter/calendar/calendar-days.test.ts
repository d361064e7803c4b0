import { expect, test } from 'vitest'
import { addMonths, dayByKey, weeksOf } from './calendar-days.ts'

test('P-02 weeks begin on Monday, and contain every day of the month once', () => {
  const november = weeksOf('2026-11')
  expect(november).toHaveLength(6)
  expect(november[0]).toEqual([...Array(6).fill(undefined), '2026-11-01'])
  expect(november[1]?.[0]).toBe('2026-11-02')
  expect(november.flat().filter((day) => day)).toHaveLength(30)
  expect(weeksOf('2027-02').flat()).toEqual(
    Array.from({ length: 28 }, (_, day) => `2027-02-${String(day + 1).padStart(2, '0')}`),
  )
  expect(weeksOf('2028-02-10').flat()).toContain('2028-02-29')
})

test.each([
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-12-03', '2026-11-30'],
  ['Home', '2026-11-30', '2026-11-30'],
  ['End', '2026-12-03', '2026-12-06'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-31', '2027-01-31'],
])('P-02 %s moves from %s to %s', (key, from, to) => {
  expect(dayByKey(from, { key, shiftKey: false })).toBe(to)
})

test('P-02 with Shift a page is a year; other keys do not move', () => {
  expect(dayByKey('2028-02-29', { key: 'PageDown', shiftKey: true })).toBe('2029-02-28')
  expect(dayByKey('2026-12-03', { key: 'PageUp', shiftKey: true })).toBe('2025-12-03')
  expect(dayByKey('2026-12-03', { key: 'Enter', shiftKey: false })).toBeUndefined()
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
})
