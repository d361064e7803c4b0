import { sql } from 'drizzle-orm'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import type { ChildRow, FieldProblems } from '#features/resources/resource-binding.ts'
import type { EventChange } from './event-change.ts'

type Taken = { seatGroupId: number; timeslotId: number }

/** Seat groups and timeslots of which seats are held or sold cannot be removed, only taken off sale. */
export async function findRemovalProblems(
  transaction: WritableTransaction,
  { before, values }: EventChange,
): Promise<FieldProblems> {
  if (!before) return {}
  const removed = (name: string) => {
    const staying = new Set((values[name] as ChildRow[]).map(({ id }) => id))
    return (before[name] as ChildRow[]).filter(({ id }) => !staying.has(id))
  }
  const [groups, timeslots] = [removed('seat_groups'), removed('timeslots')]
  const stillThere = new Set((values['seat_groups'] as ChildRow[]).map((row) => row['seat_group']))
  if (groups.length + timeslots.length === 0) return {}
  const { rows } = await transaction.execute<Taken>(sql`
    select distinct place.seat_group_id as "seatGroupId", taken_place.timeslot_id as "timeslotId"
    from taken_place join place on place.id = taken_place.place_id
    where event_id = ${before.id} and (held_until is null or held_until > now())`)
  const isTaken = (row: ChildRow) =>
    !stillThere.has(row['seat_group']) &&
    rows.some(({ seatGroupId }) => seatGroupId === row['seat_group'])
  return {
    ...(groups.some(isTaken) && { seat_groups: 'seatsTaken' as const }),
    ...(timeslots.some(({ id }) => rows.some(({ timeslotId }) => timeslotId === id)) && {
      timeslots: 'seatsTaken' as const,
    }),
  }
}
