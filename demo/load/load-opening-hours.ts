import { insertAll } from '@foyer/backend/src/database/insert-all.ts'
import {
  openingHours,
  openingHoursException,
} from '@foyer/backend/src/database/tables/opening-hours.ts'
import { weekdayFrom } from '@foyer/schema/resources/site/weekdays.ts'
import { daysFromTo } from '#calendar/calendar-days.ts'
import type { DemoOpeningException } from '#content/house/house-content.ts'
import { openingHours as content } from '#content/house/opening-hours.ts'
import { publicHolidays } from '#calendar/public-holidays.ts'
import { dayInSeason, firstSeasonYear } from '#calendar/season.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

type Hours = { from: string; to: string }

/** Writes the opening hours of the box office and the exceptions of the demo's two seasons; replaces earlier ones. */
export async function loadOpeningHours(transaction: WritableTransaction, now: Date): Promise<void> {
  const year = firstSeasonYear(now)
  await transaction.delete(openingHours)
  await transaction.delete(openingHoursException)
  await insertAll(
    transaction,
    openingHours,
    content.regular.flatMap(({ weekday, hours }) =>
      timesOf(hours).map((times) => ({ weekday: weekdayFrom(weekday), ...times })),
    ),
  )
  const exceptions = [year, year + 1].flatMap((season) =>
    content.exceptions.flatMap((exception) => exceptionsOf(exception, season)),
  )
  const written = new Set(exceptions.flatMap(({ day, lastDay }) => daysFromTo(day, lastDay ?? day)))
  const holidays = [year, year + 1, year + 2].flatMap(publicHolidays)
  await insertAll(transaction, openingHoursException, [
    ...exceptions,
    ...holidays.filter((day) => !written.has(day)).map((day) => ({ day })),
  ])
}

function exceptionsOf({ from, to, hours, text, link }: DemoOpeningException, season: number) {
  const day = dayInSeason(season, from)
  return timesOf(hours).map((times) => ({
    day,
    lastDay: to ? dayInSeason(season, to) : null,
    ...times,
    alternativeText: text ?? null,
    alternativeLinkUrl: link ?? null,
  }))
}

/** A closed day has one row without times. */
function timesOf(hours: Hours[]) {
  if (hours.length === 0) return [{ timeFrom: null, timeTo: null }]
  return hours.map(({ from, to }) => ({ timeFrom: from, timeTo: to }))
}
