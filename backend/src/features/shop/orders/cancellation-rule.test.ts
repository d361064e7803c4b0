import { expect, test } from 'vitest'
import { findCancellationProblem } from './cancellation-rule.ts'

const paid = { paidAt: new Date('2026-03-01T10:00:00Z') }
const unpaid = { paidAt: null }
/** Half past seven on the day on which summer time began at two. */
const events = [{ startsAt: new Date('2026-03-29T17:30:00Z') }]

test.each([
  ['a paid order in time', paid, 24, '2026-03-28T17:29:59Z', undefined],
  [
    'a paid order 24 hours before, not at the same time of day',
    paid,
    24,
    '2026-03-28T17:30:00Z',
    'cancellation_closed',
  ],
  [
    'a paid order where none is taken back',
    paid,
    'never',
    '2026-03-01T12:00:00Z',
    'cancellation_closed',
  ],
  ['an unpaid order after the deadline', unpaid, 24, '2026-03-29T17:29:59Z', undefined],
  ['an unpaid order where none is taken back', unpaid, 'never', '2026-03-29T12:00:00Z', undefined],
  ['a paid order without a deadline', paid, 0, '2026-03-29T17:29:59Z', undefined],
  ['any order when the event has begun', unpaid, 0, '2026-03-29T17:30:00Z', 'event_started'],
] as const)('S-09: %s', (_, order, rule, now, problem) => {
  expect(findCancellationProblem({ order, events, rule, now: new Date(now) })).toBe(problem)
})

test('the earliest event counts', () => {
  const later = [{ startsAt: new Date('2026-05-01T17:30:00Z') }, ...events]
  const now = new Date('2026-03-29T17:00:00Z')
  expect(findCancellationProblem({ order: paid, events: later, rule: 1, now })).toBe(
    'cancellation_closed',
  )
})
