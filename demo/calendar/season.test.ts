import { expect, test } from 'vitest'
import { dayInSeason, firstSeasonYear, seasonOfRuns } from './season.ts'

test.each([
  ['2026-12-31T22:30:00Z', 2025],
  // At the theatre it is already January.
  ['2026-12-31T23:30:00Z', 2026],
  ['2027-01-01T12:00:00Z', 2026],
  ['2027-11-21T12:00:00Z', 2026],
])('the first season is the one of four months ago (%s: %i)', (now, year) => {
  expect(firstSeasonYear(new Date(now))).toBe(year)
})

test('a season runs from September to August', () => {
  expect(dayInSeason(2026, '09-01')).toBe('2026-09-01')
  expect(dayInSeason(2026, '12-31')).toBe('2026-12-31')
  expect(dayInSeason(2026, '01-01')).toBe('2027-01-01')
  expect(dayInSeason(2026, '08-31')).toBe('2027-08-31')
})

test('a revival belongs to the season in which it is played next', () => {
  const runs = [
    { season: 'first', to: '02-17' },
    { season: 'second', to: '01-16' },
  ] as const
  const at = (day: string) => seasonOfRuns([...runs], new Date(`${day}T12:00:00Z`))
  expect(at('2026-01-10')).toBe('first')
  expect(at('2026-02-17')).toBe('first')
  expect(at('2026-02-18')).toBe('second')
  expect(at('2026-11-24')).toBe('second')
  expect(seasonOfRuns([], new Date('2026-11-24T12:00:00Z'))).toBeUndefined()
})
