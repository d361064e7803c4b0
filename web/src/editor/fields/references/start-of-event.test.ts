import { expect, test } from 'vitest'
import { startOfEvent } from './start-of-event.ts'

test('E-04 events with the same title are told apart by day and time at the theatre', () => {
  const event = { startsAt: '2026-11-28T18:30:00.000Z' }
  expect(startOfEvent(event, 'de')).toBe('Sa., 28.11.2026, 19:30 Uhr')
  expect(startOfEvent(event, 'en')).toBe('Sat 28 Nov 2026, 7.30\u00a0pm')
})

test('E-04 an event of which only the day is known has no time', () => {
  expect(startOfEvent({ startsAt: '2026-06-12T22:00:00.000Z' }, 'de')).toBe('Sa., 13.06.2026')
})

test('E-04 what is no event has no start', () => {
  expect(startOfEvent({ startsAt: null }, 'de')).toBe(undefined)
})
