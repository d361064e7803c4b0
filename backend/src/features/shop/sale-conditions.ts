import { sql } from 'drizzle-orm'
import { statusNow } from '#catalogue/status-now.ts'
import { siteZone } from '#database/site-zone.ts'
import { event } from '#database/tables/events.ts'
import { timeslot } from '#database/tables/offers.ts'
import { takenPlace } from '#database/tables/shop.ts'

/** How long seats are held, and the limit for extensions. */
export const holdTime = sql`interval '15 minutes'`
export const longestHold = sql`interval '4 hours'`

/** Whether a place is taken: sold, or held by a hold that has not expired. */
export const isTaken = sql`(${takenPlace.heldUntil} is null or ${takenPlace.heldUntil} > now())`

/** Whether an event is on sale. */
export const isOnSale = sql<boolean>`(${statusNow} = 'on_sale')`

/** Whether a timeslot of the joined event is still open. */
export const isTimeslotOpen = sql<boolean>`(${timeslot.isOffered} and
  (${event.day} + ${timeslot.timeStart}) at time zone ${sql.raw(`'${siteZone}'`)} > now())`
