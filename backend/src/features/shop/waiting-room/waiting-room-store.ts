import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { firstText, type Localized } from '#database/localized.ts'
import { event } from '#database/tables/events.ts'
import { production } from '#database/tables/productions.ts'
import { waitingAdmission, waitingQueue, waitingRoom } from '#database/tables/waiting-rooms.ts'

export type WaitingRoom = {
  eventId: number
  /** The number of the event in the ticketing, as in addresses of the box office. */
  eventNumber: number
  title: Localized
  opensAt: Date
  admissionsPerMinute: number
}

/** All open waiting rooms of events that are not over. */
export async function findOpenWaitingRooms(queries: Queries): Promise<WaitingRoom[]> {
  const rooms = await queries
    .select({
      eventId: waitingRoom.eventId,
      eventNumber: sql<number>`coalesce(${event.jetId}, ${event.id})`,
      ownTitle: event.title,
      productionTitle: production.title,
      opensAt: waitingRoom.opensAt,
      admissionsPerMinute: waitingRoom.admissionsPerMinute,
    })
    .from(waitingRoom)
    .innerJoin(event, eq(event.id, waitingRoom.eventId))
    .leftJoin(production, eq(production.id, event.productionId))
    .where(and(waitingRoom.isOpen, or(isNull(event.overAt), sql`${event.overAt} > now()`)))
  return rooms.map(({ ownTitle, productionTitle, opensAt, ...room }) => ({
    ...room,
    opensAt: new Date(opensAt),
    title: firstText(ownTitle, productionTitle),
  }))
}

/** How many of a queue are admitted now: what was admitted when it was counted, and what the pace has added since the opening. */
const admittedNow = sql`least(
  waiting_queue.arrived,
  waiting_queue.admitted + greatest(0, extract(epoch from now() - greatest(waiting_queue.counted_at, waiting_room.opens_at))) / 60
    * waiting_room.admissions_per_minute
)`

/** How many places were admitted by now, as every origin counts them. */
export async function findAdmitted(queries: Queries, eventId: number): Promise<number> {
  const [found] = await queries
    .select({ admitted: sql<number>`floor(${admittedNow})::integer` })
    .from(waitingQueue)
    .innerJoin(waitingRoom, eq(waitingRoom.eventId, waitingQueue.eventId))
    .where(eq(waitingQueue.eventId, eventId))
  return found?.admitted ?? 0
}

/**
 * Gives out places at the end of the queue and returns the number of the first. Times in which fewer people came than could be
 * admitted are not saved up, so that a later rush is admitted at the same pace.
 */
export async function addPlaces(
  queries: Queries,
  { eventId, count }: { eventId: number; count: number },
): Promise<number> {
  const { rows } = await queries.execute<{ arrived: number }>(sql`
    insert into waiting_queue (event_id, arrived) values (${eventId}, ${count})
    on conflict (event_id) do update set
      admitted = (
        select ${admittedNow} from waiting_room where waiting_room.event_id = waiting_queue.event_id
      ),
      counted_at = now(),
      arrived = waiting_queue.arrived + ${count}
    returning arrived`)
  return rows[0]!.arrived - count + 1
}

type Admission = { eventId: number; visitorId: string }

export async function isAdmitted(
  queries: Queries,
  { eventId, visitorId }: Admission,
): Promise<boolean> {
  const found = await queries
    .select({ number: waitingAdmission.number })
    .from(waitingAdmission)
    .where(and(eq(waitingAdmission.eventId, eventId), eq(waitingAdmission.visitorId, visitorId)))
  return found.length > 0
}

/** Lets a visitor in with an admitted place. False if somebody else has used it. */
export async function usePlace(
  queries: Queries,
  admission: Admission & { number: number },
): Promise<boolean> {
  await queries.insert(waitingAdmission).values(admission).onConflictDoNothing()
  return isAdmitted(queries, admission)
}
