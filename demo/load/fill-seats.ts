import { sql } from 'drizzle-orm'
import type { Queries } from '@foyer/backend/src/database/connect.ts'
import { siteZone } from '@foyer/backend/src/database/site-zone.ts'
import { event } from '@foyer/backend/src/database/tables/events.ts'
import { eventSeatGroup, timeslot } from '@foyer/backend/src/database/tables/offers.ts'
import { place } from '@foyer/backend/src/database/tables/seats.ts'
import { noTimeslot, takenPlace } from '@foyer/backend/src/database/tables/shop.ts'

/** How many days ahead seats are sold; for later events nearly all are free. */
const saleDays = 90

/**
 * Sells seats of upcoming demo events at the counter: all if the event is sold out, else more the nearer its day and the better
 * the seats, in pairs. Deterministic for a given day.
 */
export async function fillSeats(queries: Queries, now: Date): Promise<void> {
  const days = sql`(${event.day} - (${now.toISOString()}::timestamptz at time zone ${sql.raw(`'${siteZone}'`)})::date)`
  const isFull = sql`${event.status} in ('sold_out', 'waiting_list')`
  const isSelling = sql`${event.status} in ('on_sale', 'online_sale_ended') and ${days} <= ${saleDays}::int`
  // 5 to 80 percent; better seats are sold first.
  const share = sql`(15 + (${event.id} * 7) % 55) * (1 - ${days}::float / ${saleDays * 2}::int) - ${place.rank} * 3 + 10`
  const pair = sql`${event.id} * 7919 + ${place.seatGroupId} * 104729 + coalesce(${place.row}, 0) * 31 + ${place.column} / 2`
  await queries.execute(sql`
    insert into ${takenPlace} (event_id, timeslot_id, place_id)
    select ${event.id}, coalesce(${timeslot.id}, ${noTimeslot}), ${place.id}
    from ${event}
    join ${eventSeatGroup} on ${eventSeatGroup.eventId} = ${event.id}
    join ${place} on ${place.seatGroupId} = ${eventSeatGroup.seatGroupId} and ${place.isForSale}
    left join ${timeslot} on ${timeslot.eventId} = ${event.id}
    where ${event.key} like 'demo:%' and ${days} >= 0
      and (${isFull} or ${isSelling} and abs(hashint4((${pair})::int)) % 100 < ${share})
    on conflict do nothing`)
}
