import { expect, test } from 'vitest'
import { fromTheatreTime, toTheatreTime } from './theatre-time.ts'

test.each([
  ['2026-12-24T18:30:00Z', '2026-12-24T19:30', '2026-12-24T19:30:00+01:00'],
  ['2026-07-01T17:00:00.000Z', '2026-07-01T19:00', '2026-07-01T19:00:00+02:00'],
  // The last hour before the clock goes forward, and the first one after it.
  ['2026-03-29T00:30:00Z', '2026-03-29T01:30', '2026-03-29T01:30:00+01:00'],
  ['2026-03-29T01:30:00Z', '2026-03-29T03:30', '2026-03-29T03:30:00+02:00'],
  ['2026-10-25T02:30:00Z', '2026-10-25T03:30', '2026-10-25T03:30:00+01:00'],
])('%s is shown and sent as the clock of the theatre has it', (moment, local, sent) => {
  expect(toTheatreTime(moment)).toBe(local)
  expect(fromTheatreTime(local)).toBe(sent)
})

test('what is no time is none', () => {
  expect(fromTheatreTime('')).toBeNull()
  expect(fromTheatreTime('morgen')).toBeNull()
  expect(toTheatreTime(null)).toBe('')
})
