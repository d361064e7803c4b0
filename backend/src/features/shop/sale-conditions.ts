import { sql } from 'drizzle-orm'
import { siteZone } from '#database/site-zone.ts'
import { event } from '#database/tables/events.ts'
import { timeslot } from '#database/tables/offers.ts'
import { takenPlace } from '#database/tables/shop.ts'

/** How long seats are held, and the limit for extensions. */
export const holdTime = sql`interval '15 minutes'`
export const longestHold = sql`interval '4 hours'`

/** Whether a place is taken: sold, or held by a hold that has not expired. */
export const isTaken = sql`(${takenPlace.heldUntil} is null or ${takenPlace.heldUntil} > now())`

/** Whether an event is on sale; with timeslots, each timeslot also closes when it begins. */
export const isOnSale = sql<boolean>`(${event.status} = 'on_sale' and ${event.overAt} > now() and (
  ${event.localTime} is null or ${event.startsAt} > now() or exists (
    select 1 from ${timeslot} where ${timeslot.eventId} = ${event.id})))`

/** Whether a timeslot of the joined event is still open. */
export const isTimeslotOpen = sql<boolean>`(${timeslot.isOffered} and
  (${event.day} + ${timeslot.timeStart}) at time zone ${sql.raw(`'${siteZone}'`)} > now())`
