import { expect, test } from 'vitest'
import { instantOfLocal, localOfInstant } from './local-instant.ts'

test.each([
  ['2026-12-24T19:30', '2026-12-24T19:30:00+01:00'],
  ['2026-07-01T19:30', '2026-07-01T19:30:00+02:00'],
  // Twice in this night: the first one counts.
  ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
  // The clock skips this hour.
  ['2026-03-29T02:30', '2026-03-29T03:30:00+02:00'],
])('E-04: %s on the theatre’s clock is %s', (local, instant) => {
  expect(instantOfLocal(local)).toBe(instant)
})

test('E-04: an instant is shown on the theatre’s clock, whatever its offset', () => {
  expect(localOfInstant('2026-12-24T13:30:00-05:00')).toBe('2026-12-24T19:30')
})
