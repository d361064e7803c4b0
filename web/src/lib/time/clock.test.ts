import { expect, test } from 'vitest'
import { formatTime, clockTime } from './clock.ts'

test('P-15 a time has "Uhr" in German, and pm in English', () => {
  expect(formatTime('19:30', 'de')).toBe('19:30 Uhr')
  expect(formatTime('19:30', 'en')).toBe('7.30\u00a0pm')
  expect(formatTime('10:00', 'en')).toBe('10\u00a0am')
  expect(formatTime('12:05', 'en')).toBe('12.05\u00a0pm')
  expect(formatTime('00:30', 'en')).toBe('12.30\u00a0am')
})

test('P-15 times are in the theatre’s time zone, whatever the offset says', () => {
  expect(clockTime('2026-11-21T18:30:00Z')).toBe('19:30')
  expect(clockTime('2026-07-01T17:30:00Z')).toBe('19:30')
})

test('P-15 the hour of the clock change is right on both sides', () => {
  expect(clockTime('2026-03-29T00:59:00Z')).toBe('01:59')
  expect(clockTime('2026-03-29T01:00:00Z')).toBe('03:00')
  expect(clockTime('2026-10-25T00:30:00Z')).toBe('02:30')
  expect(clockTime('2026-10-25T01:30:00Z')).toBe('02:30')
})

test('P-15 an offset from before 1893 has seconds', () => {
  expect(clockTime('1842-12-07T21:30:00+00:53:28')).toBe('21:30')
})

test('P-15 midnight is 00:00', () => {
  expect(clockTime('2026-12-31T23:00:00Z')).toBe('00:00')
})
