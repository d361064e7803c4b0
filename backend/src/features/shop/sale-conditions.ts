import { sql } from 'drizzle-orm'
import { siteZone } from '#database/site-zone.ts'
import { event } from '#database/tables/events.ts'
import { timeslot } from '#database/tables/offers.ts'
import { takenPlace } from '#database/tables/shop.ts'

/** How long seats are held, and for how long altogether, however often that is extended. */
export const holdTime = sql`interval '15 minutes'`
export const longestHold = sql`interval '4 hours'`

/** Whether a place cannot be had: it is sold, or held by somebody whose time is not up. */
export const isTaken = sql`(${takenPlace.heldUntil} is null or ${takenPlace.heldUntil} > now())`

/** Whether tickets of an event are sold; with timeslots, each of these must not have begun either. */
export const isOnSale = sql<boolean>`(${event.status} = 'on_sale' and ${event.overAt} > now() and (
  ${event.localTime} is null or ${event.startsAt} > now() or exists (
    select 1 from ${timeslot} where ${timeslot.eventId} = ${event.id})))`

/** Whether a timeslot of the event beside it can still be entered. */
export const isTimeslotOpen = sql<boolean>`(${timeslot.isOffered} and
  (${event.day} + ${timeslot.timeStart}) at time zone ${sql.raw(`'${siteZone}'`)} > now())`
