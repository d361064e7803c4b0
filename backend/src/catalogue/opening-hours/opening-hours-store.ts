import type { OpeningHours, OpeningHoursToday } from '@foyer/schema/rest/opening-hours.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { weekdayOf } from '@foyer/schema/resources/site/weekdays.ts'
import { addDays } from '@foyer/schema/weekend.ts'
import { and, asc, eq, gte, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { openingHours, openingHoursException } from '#database/tables/opening-hours.ts'
import { readNow } from '#database/reading/read-now.ts'
import { dayAtTheatre } from '#database/site-zone.ts'
import { daysAhead, nextOpening } from './next-opening.ts'

/** The most entries of one day. */
const maxRanges = 20

type Row = Pick<
  typeof openingHours.$inferSelect,
  'timeFrom' | 'timeTo' | 'alternativeText' | 'alternativeLinkUrl'
>

/** Today's opening hours at the theatre, regular ones and exceptions, in order of time, and the first opening after today. */
export async function findHoursOfToday(
  queries: Queries,
  locale: Locale,
): Promise<z.output<typeof OpeningHoursToday>> {
  const day = dayAtTheatre(await readNow(queries))
  const [usual, exceptions, next] = await Promise.all([
    queries
      .select()
      .from(openingHours)
      .where(eq(openingHours.weekday, weekdayOf(day)))
      .orderBy(asc(openingHours.timeFrom), asc(openingHours.id))
      .limit(maxRanges),
    queries
      .select()
      .from(openingHoursException)
      .where(isBetween(day, day))
      .orderBy(asc(openingHoursException.timeFrom), asc(openingHoursException.id))
      .limit(maxRanges),
    findNextOpening(queries, day),
  ])
  return {
    opening_hours: usual.map((row) => entryOf(row, locale)),
    opening_hours_exceptions: exceptions.map((row) => entryOf(row, locale)),
    next_opening: next,
  }
}

async function findNextOpening(queries: Queries, day: string) {
  const [regular, exceptions] = await Promise.all([
    queries.select().from(openingHours).where(isNotNull(openingHours.timeFrom)),
    queries
      .select()
      .from(openingHoursException)
      .where(isBetween(addDays(day, 1), addDays(day, daysAhead))),
  ])
  return nextOpening(day, { regular, exceptions })
}

/** Exceptions that have a day of a period. */
function isBetween(first: string, last: string): SQL | undefined {
  const { day, lastDay } = openingHoursException
  return and(lte(day, last), gte(sql`coalesce(${lastDay}, ${day})`, first))
}

function entryOf(row: Row, locale: Locale): z.output<typeof OpeningHours> {
  return {
    time_from: row.timeFrom?.slice(0, 5) ?? null,
    time_to: row.timeTo?.slice(0, 5) ?? null,
    closed: row.timeFrom === null || row.timeTo === null,
    alternative_link_url: textIn(locale, row.alternativeLinkUrl) || null,
    alternative_text: textIn(locale, row.alternativeText) || null,
  }
}
