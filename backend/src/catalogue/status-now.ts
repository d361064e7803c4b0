import type { EventStatus } from '@foyer/schema/shapes/event.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { event } from '#database/tables/events.ts'
import { timeslot } from '#database/tables/offers.ts'
import { today } from '#database/site-zone.ts'

/** Events with timeslots are sold while they run: each timeslot closes when it begins. */
const hasTimeslots = sql`exists (select 1 from ${timeslot} where ${timeslot.eventId} = ${event.id})`

const hasBegun = sql`(${event.localTime} is not null and ${event.startsAt} <= now() and not ${hasTimeslots})`

/**
 * The status of an event at this moment: what editors have set, as far as the clock allows it. Nothing is sold of an event that
 * has begun, and an advance sale is a sale from its first day on. All responses and the shop itself decide by this expression.
 */
export const statusNow = sql<z.output<typeof EventStatus>>`(case
  when ${event.overAt} <= now() then 'past_event'
  when ${event.status} in ('on_sale', 'advance_sale', 'waiting_list', 'online_sale_ended') and ${hasBegun} then 'closed'
  when ${event.status} = 'advance_sale' and ${event.saleStartsOn} <= ${today} then 'on_sale'
  else ${event.status} end)`
