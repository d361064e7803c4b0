import { salesLimits } from '@foyer/schema/rest/dashboard-state-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { sql } from 'drizzle-orm'
import { priceText } from '#catalogue/price-text.ts'
import type { Queries } from '#database/connect.ts'
import { type Localized, textIn } from '#database/localized.ts'
import { siteZone } from '#database/site-zone.ts'

const zone = sql.raw(`'${siteZone}'`)

type EventRow = {
  event: number
  slug: Localized
  title: Localized
  day: string
  time: string | null
  place: Localized
  sold: number
  held: number
  free: number
}

/** The seats of the next events that have some. */
export async function listEventSales(queries: Queries, locale: Locale) {
  const { rows } = await queries.execute<EventRow>(sql`
    with coming as (
      select event.* from event
      where over_at > now() and status <> 'canceled' and exists (
        select from event_seat_group where event_id = event.id and is_offered)
      order by day, starts_at, id limit ${salesLimits.events}
    ), seat as (
      select coming.id as event_id, place.is_for_sale, taken_place.place_id is not null as is_taken,
        taken_place.held_until
      from coming
      join event_seat_group on event_seat_group.event_id = coming.id and event_seat_group.is_offered
      join place on place.seat_group_id = event_seat_group.seat_group_id
      left join timeslot on timeslot.event_id = coming.id and timeslot.is_offered
      left join taken_place on taken_place.event_id = coming.id
        and taken_place.timeslot_id = coalesce(timeslot.id, 0) and taken_place.place_id = place.id
    ), seats as (
      select event_id,
        count(*) filter (where is_taken and held_until is null)::int as sold,
        count(*) filter (where held_until > now())::int as held,
        count(*) filter (where is_for_sale and (not is_taken or held_until <= now()))::int as free
      from seat group by event_id
    )
    select coming.id as event, coalesce(coming.slug, production.slug) as slug,
      coalesce(coming.title, production.title) as title, coming.day::text as day,
      to_char(coming.local_time, 'HH24:MI') as time, coalesce(room.name, venue.name) as place,
      coalesce(sold, 0) as sold, coalesce(held, 0) as held, coalesce(free, 0) as free
    from coming
    join venue on venue.id = coming.venue_id
    left join room on room.id = coming.room_id
    left join production on production.id = coming.production_id
    left join seats on seats.event_id = coming.id
    order by coming.day, coming.starts_at, coming.id`)
  return rows.map((row) => ({
    ...row,
    slug: textIn(locale, row.slug),
    title: textIn(locale, row.title),
    place: textIn(locale, row.place),
  }))
}

/** What was ordered in each of the last weeks, also in those without orders. Cancelled orders do not count. */
export async function listWeekSales(queries: Queries) {
  const { rows } = await queries.execute<{
    monday: string
    orders: number
    tickets: number
    cents: number
  }>(sql`
    with week as (
      select generate_series(
        date_trunc('week', now() at time zone ${zone}) - (${salesLimits.weeks - 1}::int * interval '1 week'),
        date_trunc('week', now() at time zone ${zone}), interval '1 week') as monday
    )
    select week.monday::date::text as monday, count(distinct shop_order.id)::int as orders,
      count(order_ticket.code)::int as tickets, coalesce(sum(order_ticket.price_cents), 0)::float as cents
    from week
    left join shop_order on shop_order.canceled_at is null
      and shop_order.placed_at >= week.monday at time zone ${zone}
      and shop_order.placed_at < (week.monday + interval '1 week') at time zone ${zone}
    left join order_ticket on order_ticket.order_id = shop_order.id
    group by week.monday order by week.monday`)
  return rows.map(({ cents, ...week }) => ({ ...week, revenue: priceText(cents) }))
}
