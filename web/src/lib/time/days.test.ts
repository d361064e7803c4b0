import { describe, expect, test } from 'vitest'
import { formatDay, monthAfter, formatMonth, shortWeekday } from './days.ts'

describe('P-15 formatted days', () => {
  test('a day has its weekday and its date, with dots in German', () => {
    expect(formatDay('2026-11-21', 'de')).toBe('Samstag, 21.11.2026')
    expect(formatDay('2026-11-21', 'en')).toBe('Saturday 21 November 2026')
  })

  test('January is Jänner in Austria', () => {
    expect(formatMonth('2027-01-05', 'de')).toBe('Jänner 2027')
  })

  test('days and months have Latin names', () => {
    expect(formatDay('2026-11-21', 'la')).toBe('dies Saturni, 21.11.2026')
    expect(formatMonth('2026-05-01', 'la')).toBe('Maius 2026')
  })

  test('a day stays the same day on both sides of a clock change', () => {
    expect(formatDay('2026-03-29', 'de')).toBe('Sonntag, 29.03.2026')
    expect(formatDay('2026-10-25', 'de')).toBe('Sonntag, 25.10.2026')
  })

  test('a concert of 1842 has the right weekday', () => {
    expect(formatDay('1842-03-28', 'de')).toBe('Montag, 28.03.1842')
    expect(shortWeekday('1842-03-28', 'de')).toBe('Mo')
  })
})

test('P-02 months follow each other across the end of the year', () => {
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(monthAfter('2027-01-31', -1)).toBe('2026-12-01')
})
