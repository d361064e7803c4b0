import { expect, test } from 'vitest'
import { dayInSeason, firstSeasonYear } from './season.ts'

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
