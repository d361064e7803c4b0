import { expect, test } from 'vitest'
import { offsetDateTime } from './offset-date-time.ts'

test.each([
  ['2026-01-15T18:30:00Z', 3600, '2026-01-15T19:30:00+01:00'],
  ['2026-07-15T17:30:00Z', 7200, '2026-07-15T19:30:00+02:00'],
  ['1842-12-07T19:06:32Z', 3208, '1842-12-07T20:00:00+00:53:28'],
  ['2026-01-15T18:30:00Z', -12_600, '2026-01-15T15:00:00-03:30'],
])('X-11: %s at an offset of %i s reads %s', (instant, seconds, text) => {
  expect(offsetDateTime(new Date(instant), seconds)).toBe(text)
})
