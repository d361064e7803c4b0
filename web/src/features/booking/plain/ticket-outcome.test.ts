import { expect, test } from 'vitest'
import { parseTicketOutcome, problemOfCode, serializeTicketOutcome } from './ticket-outcome.ts'

test.each([
  ['held-2', { held: 2, problem: undefined }],
  ['held-12.not-enough-seats', { held: 12, problem: 'not-enough-seats' }],
  ['choose', { held: 0, problem: 'choose' }],
] as const)('%s is serialized and parsed alike', (written, outcome) => {
  expect(serializeTicketOutcome(outcome)).toBe(written)
  expect(parseTicketOutcome(written)).toEqual(outcome)
})

test.each(['held-0', 'held-400', 'held-2.nonsense', 'nonsense', '', 'held-2.'])(
  '%s is not an outcome',
  (written) => {
    expect(parseTicketOutcome(written)).toBeNull()
  },
)

test('codes without a message on the plain page become one problem', () => {
  expect(problemOfCode('NOT_ENOUGH_SEATS')).toBe('not-enough-seats')
  expect(problemOfCode('WAITING_ROOM')).toBe('waiting-room')
  expect(problemOfCode('UNKNOWN_TIMESLOT')).toBe('unavailable')
})
