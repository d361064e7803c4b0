import { expect, test } from 'vitest'
import { daysAhead, nextOpening } from './next-opening.ts'

type Regular = Parameters<typeof nextOpening>[1]['regular'][number]

const closed = { timeFrom: null, timeTo: null }
const morning = { timeFrom: '10:00:00', timeTo: '13:00:00' }
const afternoon = { timeFrom: '15:00:00', timeTo: '18:00:00' }
/** Tuesday to Friday in two ranges, on Saturday in the morning. */
const regular: Regular[] = [
  { weekday: 'sunday', ...closed },
  { weekday: 'monday', ...closed },
  ...(['tuesday', 'wednesday', 'thursday', 'friday'] as const).flatMap((weekday) => [
    { weekday, ...afternoon },
    { weekday, ...morning },
  ]),
  { weekday: 'saturday', ...morning },
]
const after = (
  day: string,
  exceptions: { day: string; timeFrom: string | null; timeTo: string | null }[] = [],
) => nextOpening(day, { regular, exceptions })

test.each([
  ['2026-11-24', '2026-11-25'],
  ['2026-11-27', '2026-11-28'],
  ['2026-11-28', '2026-12-01'],
  ['2026-11-30', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  // Clocks change in the night to Sunday.
  ['2026-10-24', '2026-10-27'],
  ['2027-03-27', '2027-03-30'],
])('P-17 after %s the box office opens on %s', (day, opens) => {
  expect(after(day)).toEqual({ day: opens, time: '10:00' })
})

test('P-17 holidays are passed over, and a day with other hours opens at its own', () => {
  const christmas = ['2026-12-25', '2026-12-26'].map((day) => ({ day, ...closed }))
  expect(after('2026-12-24', christmas)).toEqual({ day: '2026-12-29', time: '10:00' })
  const sunday = { day: '2026-12-27', timeFrom: '16:30', timeTo: '19:00' }
  expect(after('2026-12-24', [...christmas, sunday])).toEqual({ day: '2026-12-27', time: '16:30' })
})

test('P-17 exceptions of today do not count, and a long closure has no next opening', () => {
  const today = { day: '2026-11-24', timeFrom: '08:00', timeTo: '09:00' }
  expect(after('2026-11-24', [today])).toEqual({ day: '2026-11-25', time: '10:00' })
  expect(nextOpening('2026-11-24', { regular: [], exceptions: [] })).toBeNull()
  const inDays = (days: number) =>
    new Date(Date.parse('2026-11-24') + days * 86_400_000).toISOString().slice(0, 10)
  const reopening = { ...morning, day: inDays(daysAhead) }
  expect(nextOpening('2026-11-24', { regular: [], exceptions: [reopening] })?.day).toBe(
    reopening.day,
  )
})
