import { type Weekday, weekdayOf } from '@foyer/schema/resources/site/weekdays.ts'
import { addDays } from '@foyer/schema/weekend.ts'
import { beforeEach, expect, test } from 'vitest'
import { readNow } from '#database/reading/read-now.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { openingHours, openingHoursException } from '#database/tables/opening-hours.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const link = { de: '/de/kassa', en: '/en/box-office' }

let day: string
let weekday: Weekday

beforeEach(async () => {
  const { database } = theatre
  await database.delete(openingHours)
  await database.delete(openingHoursException)
  day = dayAtTheatre(await readNow(database))
  weekday = weekdayOf(day)
})

const today = async (language = 'de') =>
  (await theatre.call(`/${language}/api/opening-hours-today/`)).body

test('P-17 a day has its hours from morning to evening, and no other day’s', async () => {
  await theatre.database.insert(openingHours).values([
    { weekday, timeFrom: '15:00', timeTo: '18:00' },
    { weekday, timeFrom: '10:00', timeTo: '13:00' },
    { weekday: weekdayOf(addDays(day, 1)), timeFrom: '08:00', timeTo: '09:00' },
  ])
  const range = { closed: false, alternative_link_url: null, alternative_text: null }
  expect(await today()).toEqual({
    opening_hours: [
      { ...range, time_from: '10:00', time_to: '13:00' },
      { ...range, time_from: '15:00', time_to: '18:00' },
    ],
    opening_hours_exceptions: [],
    next_opening: { day: addDays(day, 1), time: '08:00' },
  })
})

test('P-17 the next opening passes over closed days, and is null when there is none', async () => {
  expect((await today()).next_opening).toBeNull()
  await theatre.database.insert(openingHours).values([
    { weekday, timeFrom: '15:00', timeTo: '18:00' },
    { weekday: weekdayOf(addDays(day, 1)), timeFrom: '08:00', timeTo: '09:00' },
  ])
  await theatre.database.insert(openingHoursException).values({ day: addDays(day, 1) })
  expect((await today()).next_opening).toEqual({ day: addDays(day, 7), time: '15:00' })
})

test('P-17 an exception of today is listed beside them, in the requested language', async () => {
  await theatre.database.insert(openingHoursException).values([
    {
      day,
      alternativeText: { de: 'Heute Betriebsausflug', en: 'Away today' },
      alternativeLinkUrl: link,
    },
    { day: '1911-10-01', timeFrom: '10:00', timeTo: '13:00' },
  ])
  expect((await today('en')).opening_hours_exceptions).toEqual([
    {
      time_from: null,
      time_to: null,
      closed: true,
      alternative_text: 'Away today',
      alternative_link_url: '/en/box-office',
    },
  ])
  const { body } = await theatre.call('/api/opening-hours-today/')
  expect(body.opening_hours_exceptions[0].alternative_text).toBe('Heute Betriebsausflug')
})
