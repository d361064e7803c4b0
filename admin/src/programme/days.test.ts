import { expect, test } from 'vitest'
import { dayAfter, weekdayName, weekdays, writtenDay } from './days.ts'

test('days of the week and dates are named in both languages, across the end of a month', () => {
  expect(weekdays.map((day) => weekdayName(day, 'de'))).toEqual([
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
  ])
  expect(weekdayName(7, 'en')).toBe('Sunday')
  expect(dayAfter('2032-02-29')).toBe('2032-03-01')
  expect(writtenDay('2032-03-02', 'de')).toBe('Di., 2.3.2032')
})
