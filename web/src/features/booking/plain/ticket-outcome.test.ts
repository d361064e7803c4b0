import { expect, test } from 'vitest'
import { findTicketOutcome, problemOfCode, writeTicketOutcome } from './ticket-outcome.ts'

test.each([
  ['held-2', { held: 2, problem: undefined }],
  ['held-12.not-enough-seats', { held: 12, problem: 'not-enough-seats' }],
  ['choose', { held: 0, problem: 'choose' }],
] as const)('%s is written and read alike', (written, outcome) => {
  expect(writeTicketOutcome(outcome)).toBe(written)
  expect(findTicketOutcome(written)).toEqual(outcome)
})

test.each(['held-0', 'held-400', 'held-2.nonsense', 'nonsense', '', 'held-2.'])(
  '%s is no outcome',
  (written) => {
    expect(findTicketOutcome(written)).toBeNull()
  },
)

test('codes that the plain page has no words for are one problem', () => {
  expect(problemOfCode('NOT_ENOUGH_SEATS')).toBe('not-enough-seats')
  expect(problemOfCode('UNKNOWN_TIMESLOT')).toBe('unavailable')
})
