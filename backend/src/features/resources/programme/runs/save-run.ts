import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/connect.ts'
import type { Localized } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import { eventsBinding } from '#features/resources/programme/events-binding.ts'
import type { FieldProblems, Values } from '#features/resources/resource-binding.ts'
import { saveWithin } from '#features/resources/write-resource.ts'
import type { RunDate } from '@foyer/schema/resources/programme/dates-of-run.ts'

type RefusedDate = RunDate & { fields: FieldProblems }
type RunResult = { ok: true; ids: number[] } | { ok: false; dates: RefusedDate[] }

/** Adds an event on each date, all or none. Names every date on which it is not possible. */
export async function saveRun(
  database: Database,
  actor: Actor,
  { template, dates }: { template: Values; dates: readonly RunDate[] },
): Promise<RunResult> {
  return changeHouse(database, actor, async (transaction): Promise<RunResult> => {
    const ids: number[] = []
    const refused: RefusedDate[] = []
    for (const { day, time } of dates) {
      const values = { ...template, day, local_time: time }
      if (await exists(transaction, values)) {
        refused.push({ day, time, fields: { day: 'eventExists' } })
        continue
      }
      const saved = await saveWithin(transaction, eventsBinding, { values })
      if (saved.ok) ids.push(saved.id)
      else if (saved.problem === 'invalid') refused.push({ day, time, fields: saved.fields })
      else throw new Error(`A new event cannot be ${saved.problem}.`)
    }
    return refused.length > 0 ? { ok: false, dates: refused } : { ok: true, ids }
  })
}

/** Whether the same is on at that time in that room already. */
async function exists(transaction: WritableTransaction, values: Values): Promise<boolean> {
  const { production, venue, room, day, local_time: time, title } = values
  const [found] = await transaction
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.day, day as string),
        sql`${event.localTime} is not distinct from ${time}::time`,
        sql`${event.productionId} is not distinct from ${production}::integer`,
        eq(event.venueId, venue as number),
        sql`${event.roomId} is not distinct from ${room}::integer`,
        sql`coalesce(${event.title}->>'de', '') = ${(title as Localized).de}`,
      ),
    )
    .limit(1)
  return found !== undefined
}
