import { openingExceptions, openingHours } from '@foyer/schema/resources/site/opening-hours.ts'
import { and, eq, gte, lte, ne, sql } from 'drizzle-orm'
import { lockForTransaction } from '#database/advisory-lock.ts'
import {
  openingHours as hoursTable,
  openingHoursException as exceptionTable,
} from '#database/tables/opening-hours.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type {
  FieldProblems,
  ResourceBinding,
  Values,
} from '#features/resources/resource-binding.ts'
import { isOverlapping, type Times } from './overlapping-times.ts'

type Row = { id: number | undefined; values: Values }

/** The weekly hours of the box office. A day of the week has each time once. */
export const openingHoursBinding: ResourceBinding = {
  definition: openingHours,
  table: hoursTable,
  async prepare(transaction, row) {
    const { weekday } = row.values as Values & { weekday: typeof hoursTable.$inferSelect.weekday }
    return prepared(transaction, row, async () => {
      const others = await transaction
        .select({ timeFrom: hoursTable.timeFrom, timeTo: hoursTable.timeTo })
        .from(hoursTable)
        .where(and(eq(hoursTable.weekday, weekday), ne(hoursTable.id, row.id ?? 0)))
      return { others, problem: { weekday: 'overlappingHours' } }
    })
  },
  finish: () => Promise.resolve(['opening-hours']),
}

/** Single days with other hours. They do not overlap, or nobody would know which of them is true. */
export const openingExceptionsBinding: ResourceBinding = {
  definition: openingExceptions,
  table: exceptionTable,
  async prepare(transaction, row) {
    const { day, last_day: lastDay } = row.values as Values & Period
    if (lastDay !== null && lastDay < day) return { problems: { last_day: 'endsBeforeStart' } }
    return prepared(transaction, row, async () => {
      const others = await transaction
        .select({ timeFrom: exceptionTable.timeFrom, timeTo: exceptionTable.timeTo })
        .from(exceptionTable)
        .where(
          and(
            lte(exceptionTable.day, lastDay ?? day),
            gte(sql`coalesce(${exceptionTable.lastDay}, ${exceptionTable.day})`, day),
            ne(exceptionTable.id, row.id ?? 0),
          ),
        )
      return { others, problem: { day: 'overlappingException' } }
    })
  },
  finish: () => Promise.resolve(['opening-hours']),
}

type Period = { day: string; last_day: string | null }

/** Checks the times, and that no other row has them. Whoever else changes opening hours waits until this is committed. */
async function prepared(
  transaction: WritableTransaction,
  { values }: Row,
  findOthers: () => Promise<{ others: Times[]; problem: FieldProblems }>,
): Promise<{ values: Values } | { problems: FieldProblems }> {
  const { time_from: timeFrom, time_to: timeTo } = values as Values & {
    time_from: string | null
    time_to: string | null
  }
  if ((timeFrom === null) !== (timeTo === null)) {
    return { problems: { [timeFrom === null ? 'time_from' : 'time_to']: 'bothTimes' } }
  }
  if (timeFrom !== null && timeTo !== null && timeTo <= timeFrom) {
    return { problems: { time_to: 'closesBeforeOpening' } }
  }
  await lockForTransaction(transaction, 'openingHours')
  const { others, problem } = await findOthers()
  const own = { timeFrom, timeTo }
  return others.some((other) => isOverlapping(own, other)) ? { problems: problem } : { values }
}
